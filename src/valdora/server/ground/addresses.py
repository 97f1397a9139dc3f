"""Where people come from: what counts as one address, and whose word on it does."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network


class Proxies:
    """Those whose word on addresses counts."""

    def __init__(self, named: str) -> None:
        """Addresses and networks, separated by commas; `ValueError` if one is neither."""
        self.named = [each.strip() for each in named.split(",") if each.strip()]
        self._networks = [ip_network(each, strict=False) for each in self.named]

    def __contains__(self, address: str) -> bool:
        try:
            parsed = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that one customer has of IPv6."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        mapped = parsed.ipv4_mapped
        return str(mapped) if mapped else f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
    return str(parsed)
