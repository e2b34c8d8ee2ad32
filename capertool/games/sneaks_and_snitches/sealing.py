"""Plans that nobody shall read before they are revealed: written so that no eye can, and read back by the rules."""

from hashlib import sha256

from .resolution import Plan, read_plan

_LENGTH = 16  # every seal is as long as any other


def seal(plan: Plan, salt: str) -> str:
    """The plan under a salt, which makes every seal look different."""
    text = plan_text(plan).ljust(_LENGTH).encode("ascii")
    return f"{salt}.{_crossed(text, salt).hex()}"


def unseal(sealed: str) -> Plan:
    salt, _, hidden = sealed.rpartition(".")
    plan = read_plan(_crossed(bytes.fromhex(hidden), salt).decode("latin-1"))
    if plan is None:
        raise ValueError("not a sealed plan")
    return plan


def salt_of(sealed: str) -> str:
    return sealed.rpartition(".")[0]


def plan_text(plan: Plan) -> str:
    """`A/B`, as a person types it."""
    return f"{','.join(plan.sneaks)}/{','.join(plan.snitches)}"


def _crossed(text: bytes, salt: str) -> bytes:
    return bytes(one ^ other for one, other in zip(text, sha256(salt.encode()).digest(), strict=False))
