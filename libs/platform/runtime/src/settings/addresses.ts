/** Schemes of PostgreSQL addresses. */
export const postgres = ['postgres', 'postgresql'];

/** True for a URL with a host and one of the schemes. */
export function isUrl(text: string, schemes: readonly string[]): boolean {
  const parsed = URL.parse(text);
  return parsed !== null && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.hostname !== '';
}

/** True for the URL of a PostgreSQL database, which may name several hosts: `postgres://u:p@one,two:5433/db`. */
export function isDatabase(text: string): boolean {
  const [, start = '', hosts = '', end = ''] = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/s.exec(text) ?? [];
  return hosts.split(',').every((one) => isUrl(`${start}${one}${end}`, postgres));
}
