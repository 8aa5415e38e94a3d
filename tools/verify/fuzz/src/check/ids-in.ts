/** Fields whose content callers chose themselves. */
const free = new Set(['sourceMetadata', 'externalReferences', 'configuration', 'payload']);
const id = /^[0-9a-f]{24}$/;

/** Every id that an answer tells, in its fields `id` and `…Id` and in the paths of `resourceUrl`. */
export function idsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (/^id$|Ids?$/.test(key)) return id.test(value) ? [value] : [];
    return key === 'resourceUrl' ? (value.match(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g) ?? []) : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => (free.has(name) ? [] : idsIn(inside, name)));
}
