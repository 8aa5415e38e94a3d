/**
 * `value` as JSON with the keys of every object in order, so that equal data gives equal text (I2). What JSON leaves
 * out is left out. The text is put together by hand: no key, `__proto__` included, ever becomes a property (W14).
 * As deep, and as long, as the value: a body's are bounded by `parseJson`.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Date) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? list(value) : object(value as Readonly<Record<string, unknown>>);
}

function list(items: readonly unknown[]): string {
  let text = '';
  for (const item of items) text += `${text === '' ? '' : ','}${canonicalJson(item)}`;
  return `[${text}]`;
}

function object(members: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const name of Object.keys(members).sort()) {
    const member = members[name];
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}
