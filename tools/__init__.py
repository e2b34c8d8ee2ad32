"""What developers run through make; nothing here is shipped."""
