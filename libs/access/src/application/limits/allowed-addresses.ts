import { BlockList, isIP } from 'node:net';
import { DomainError, invalid } from '@partner/kernel';

/** Maximum number of ranges per credential. */
const maxRanges = 50;

/**
 * Parses addresses and ranges in CIDR notation.
 * @returns the distinct ranges, or null for an empty list, which allows any address.
 * @throws DomainError `invalid` naming the malformed range.
 */
export function parseAddresses(given: readonly string[]): readonly string[] | null {
  const ranges = [...new Set(given.map((one) => one.trim()).filter((one) => one !== ''))];
  const field = 'allowedAddresses';
  if (ranges.length > maxRanges)
    throw invalid(`a credential has at most ${maxRanges} allowed addresses`, 'invalid_field', { field });
  const wrong = ranges.find((range) => !partsOf(range));
  if (wrong !== undefined)
    throw invalid(`"${wrong}" is neither an address nor a range such as 203.0.113.0/24`, 'invalid_field', { field });
  return ranges.length === 0 ? null : ranges;
}

/**
 * Returns a check for addresses of clients. A range of IPv4 includes its addresses in IPv6 notation.
 * @returns a function that throws DomainError `forbidden` for an address outside the ranges.
 */
export function admission(ranges: readonly string[]): (address: string) => void {
  const list = new BlockList();
  for (const range of ranges) {
    const parts = partsOf(range);
    if (parts) list.addSubnet(parts.address, parts.bits, parts.family);
  }
  return (address) => {
    if (list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
    const message = `the credential may not be used from ${address}`;
    const reason = 'Add the address to the allowed addresses of the credential, in the portal under Credentials.';
    throw new DomainError('forbidden', 'address_not_allowed', message, { reason });
  };
}

interface Range {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

function partsOf(range: string): Range | undefined {
  const [, address = '', size] = /^([\da-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  const bits = size === undefined ? longest : Number(size);
  return version === 0 || bits > longest ? undefined : { address, bits, family: version === 6 ? 'ipv6' : 'ipv4' };
}
