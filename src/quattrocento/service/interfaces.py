"""The addresses of this machine, as its interfaces have them: nothing is sent to find out."""

import ipaddress
import socket

import ifaddr

# Networks that exist inside this machine only: containers, virtual machines.
VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "podman", "cni", "lxc")
# An address that nobody has. A datagram socket that is told of it sends nothing, but knows by
# which interface it would.
NOWHERE = ("192.0.2.1", 9)


def machine_addresses() -> tuple[str, ...]:
    """Where others find this machine: those of its own network first, and the likeliest of them."""
    found = [
        str(one.ip)
        for adapter in ifaddr.get_adapters()
        if not str(adapter.nice_name).startswith(VIRTUAL)
        for one in adapter.ips
        if one.is_IPv4
    ]
    likely = way_out()
    usable = [one for one in found if is_usable(one)]
    return tuple(sorted(usable, key=lambda one: (not is_house(one), one != likely)))


def is_usable(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def is_house(address: str) -> bool:
    """Whether an address means something in the own network only, and not to the whole world."""
    return not ipaddress.ip_address(address).is_global


def way_out() -> str:
    """The address that this machine has towards others; nothing where it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])
