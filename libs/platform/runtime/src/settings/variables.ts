import { SettingsError } from './settings-error.js';

/** The environment variables, read as what they mean. An empty one counts as not set. */
export class Variables {
  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  text(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  host(name: string, unset: string): string {
    const value = this.text(name) ?? unset;
    if (!/^[\w.:%-]+$/.test(value)) throw new SettingsError(name, 'must be a host name or an address');
    return value;
  }

  port(name: string, unset: number): number {
    const value = this.text(name);
    if (value === undefined) return unset;
    const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
    if (!(port <= 65_535))
      throw new SettingsError(name, `must be a whole number from 0 to 65535, not ${quoted(value)}`);
    return port;
  }

  boolean(name: string, unset: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return unset;
    if (value === 'true' || value === '1') return true;
    if (value === 'false' || value === '0') return false;
    throw new SettingsError(name, `must be true, false, 1 or 0, not ${quoted(value)}`);
  }

  /** A decimal number of at least `least`, which is left out itself when `least` is 0. */
  number(name: string, unset: number, least: 0 | 1): number {
    const value = this.text(name);
    if (value === undefined) return unset;
    const number = /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : Number.NaN;
    if (number > 0 && number >= least) return number;
    const rule = least === 0 ? 'must be a positive number' : `must be a number of at least ${least}`;
    throw new SettingsError(name, `${rule}, not ${quoted(value)}`);
  }

  oneOf<const Value extends string>(name: string, values: readonly Value[], unset: Value): Value {
    const value = this.text(name);
    if (value === undefined) return unset;
    const known = values.find((candidate) => candidate === value);
    if (known === undefined) throw new SettingsError(name, `must be ${listed(values)}, not ${quoted(value)}`);
    return known;
  }

  /** A URL with one of the schemes. It may hold a password, so a wrong one is never shown. */
  url(name: string, schemes: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const url = URL.parse(value);
    const known = url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
    if (!known)
      throw new SettingsError(
        name,
        `must be a URL that begins with ${listed(schemes.map((scheme) => `${scheme}://`))}`,
      );
    return value;
  }

  /** An email address, alone or as `Name <address>`. */
  mailbox(name: string): string | undefined {
    const value = this.text(name);
    const known = value === undefined || /^([^<>@"\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(value);
    if (!known)
      throw new SettingsError(
        name,
        `must be an email address, or one such as "Name <name@example.com>", not ${quoted(value)}`,
      );
    return value;
  }

  /** Exactly so many bytes in base64. It is a secret, so a wrong one is never shown. */
  bytes(name: string, length: number): Buffer | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const bytes = Buffer.from(value, 'base64');
    const exact = bytes.toString('base64').replace(/=+$/, '') === value.replace(/=+$/, '');
    if (!exact || bytes.length !== length) throw new SettingsError(name, `must be ${length} bytes in base64`);
    return bytes;
  }
}

const listed = (values: readonly string[]): string =>
  values.length === 1 ? String(values[0]) : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

/** Shortened, and on one line whatever it holds. */
const quoted = (value: string): string => JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
