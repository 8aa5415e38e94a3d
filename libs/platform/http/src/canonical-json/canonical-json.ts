/**
 * Writes `value` as JSON with sorted keys, so that equal data gives equal text (I2). Omits what JSON omits.
 * Concatenates text, so that no key, `__proto__` included, ever becomes a property (W14). Recursion depth and length
 * follow the value; `parseJson` bounds both for bodies.
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
