/** Names of fields that hold the id of something that they do not name. */
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
  // Of what it may be, orders have documents in the fixture.
  entityId: 'orders',
  cursor: 'events',
};

/** The resource whose ids a field takes: `workOrderId` takes those of `work-orders`; undefined for other fields. */
export function kindOfField(name: string): string | undefined {
  const known = otherNames[name];
  if (known !== undefined) return known;
  const [, word] = /^(.+)Ids?$/.exec(name) ?? [];
  return word && `${word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}s`;
}

/** What comes back where it is not what the last word of the path says. */
const results: Readonly<Record<string, string>> = { convert: 'orders', 'line-items': '', merge: '', status: '' };

/** The resource whose records an operation answers with an `id`: its last fixed word, else the one before the id. */
export function kindOfPath(path: string): string {
  const last = path.split('/').findLast((word) => word !== '' && !word.startsWith('{')) ?? '';
  return results[last] ?? last;
}
