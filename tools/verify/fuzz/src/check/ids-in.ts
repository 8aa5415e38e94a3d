/** Fields with content that callers choose freely. */
const freeFields = new Set(['sourceMetadata', 'externalReferences', 'configuration', 'payload']);
const id = /^[0-9a-f]{24}$/;

/** Returns every ID in a response: from the fields `id` and `…Id`, and from the paths in `resourceUrl`. */
export function idsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (/^id$|Ids?$/.test(key)) return id.test(value) ? [value] : [];
    return key === 'resourceUrl' ? (value.match(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g) ?? []) : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => (freeFields.has(name) ? [] : idsIn(inside, name)));
}
