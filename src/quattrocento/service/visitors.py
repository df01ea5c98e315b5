"""Where requests come from: addresses as such, and who counts as one."""

import ipaddress
from functools import lru_cache

REMEMBERED = 4096
# What a line to the internet gets of IPv6, within which everybody chooses addresses as they like.
LINE = 64


@lru_cache(REMEMBERED)
def plain(address: str) -> str:
    """An address as such: sockets for both kinds write one of IPv4 as if it were of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    mapped = found.ipv4_mapped if found.version == 6 else None
    return address if mapped is None else str(mapped)


@lru_cache(REMEMBERED)
def household(address: str) -> str:
    """What somebody at an address is counted by: that address, or of IPv6 the network around it."""
    address = plain(address)
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.is_link_local:
        return address
    return str(ipaddress.ip_network((int(found), LINE), strict=False))
