import { invalid } from '@partner/kernel';

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const pattern = new RegExp(`^${label}(\\.${label})*$`);
const maxLength = 253;

/**
 * Normalizes a host name, or a part of one, to lower case (R40).
 * @throws DomainError `invalid` unless it consists of labels of letters, digits and dashes, joined by dots.
 */
export function hostName(name: string, field: string): string {
  const lower = name.toLowerCase();
  if (lower.length <= maxLength && pattern.test(lower)) return lower;
  throw invalid(`${field} must be labels of letters, digits and dashes, joined by dots`);
}
