/** Resources of ID fields that are not named after their resource. */
const otherNames: Readonly<Record<string, string>> = {
  survivorId: 'customers',
  into: 'customers',
  salespersonId: 'users',
  linkedOrderId: 'orders',
  convertedOrderId: 'orders',
  salesLocation: 'locations',
  buildingLocation: 'locations',
  location: 'locations',
  lineId: 'product-lines',
  // Of the possible entities, only orders have documents in the fixture.
  entityId: 'orders',
  cursor: 'events',
};

/** Returns the resource of an ID field: `work-orders` for `workOrderId`; undefined for other fields. */
export function kindOfField(name: string): string | undefined {
  const known = otherNames[name];
  if (known !== undefined) return known;
  const [, word] = /^(.+)Ids?$/.exec(name) ?? [];
  return word && `${word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}s`;
}

/** Resources of responses that differ from the last word of the path. */
const results: Readonly<Record<string, string>> = { convert: 'orders', 'line-items': '', merge: '', status: '' };

/** Returns the resource of the `id` in a response: the last fixed segment of the path, with exceptions. */
export function kindOfPath(path: string): string {
  const last = path.split('/').findLast((word) => word !== '' && !word.startsWith('{')) ?? '';
  return results[last] ?? last;
}
