import { invalid } from '@partner/kernel';

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const pattern = new RegExp(`^${label}(\\.${label})*$`);
const longest = 253;

/**
 * The name of a host, or a part of it, in lower case (R40).
 * @throws DomainError `invalid` for what is no labels of letters, digits and dashes, joined by dots.
 */
export function hostName(name: string, field: string): string {
  const lower = name.toLowerCase();
  if (lower.length <= longest && pattern.test(lower)) return lower;
  throw invalid(`${field} must be labels of letters, digits and dashes, joined by dots`);
}
