import { readFile } from 'node:fs/promises';
import { PartnerClient } from '../client.js';
import type { WarningInfo } from '../http/hooks.js';
import { UsageError } from './failure.js';
import type { Given } from './given.js';
import { type Access, configFolder, readLogins } from './logins.js';
import { Printer, type Terminal } from './terminal.js';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
}

/** Folder of this package: the same seen from the sources and from the package. */
const self = new URL('../../', import.meta.url);

/**
 * Returns the address of the API that served this package, from the lock file that npm keeps beside it; undefined when
 * it was installed in another way.
 */
async function installedFrom(): Promise<string | undefined> {
  const [, root, place] = /^(.*\/)(node_modules\/(?:@[^/]+\/)?[^/]+)\/$/.exec(self.href) ?? [];
  if (root === undefined || place === undefined) return undefined;
  try {
    const text = await readFile(new URL('node_modules/.package-lock.json', root), 'utf8');
    const { resolved } = (JSON.parse(text) as LockFile).packages[decodeURIComponent(place)] ?? {};
    return /^(https?:\/\/.+)\/sdk\/[^/]+\.tgz$/.exec(resolved ?? '')?.[1];
  } catch {
    return undefined;
  }
}

/** Surroundings of a command: its terminal, its output and its access to the API. */
export class Context extends Printer {
  readonly folder: string;

  constructor(terminal: Terminal, name: string) {
    super(terminal, name);
    this.folder = configFolder(terminal);
  }

  /** Returns the address of the API: given, last used, or the API that served this package. @throws UsageError */
  async baseUrl(given: Given): Promise<string> {
    const { current } = await readLogins(this.folder);
    const found = given.text('api') ?? (this.terminal.environment['PARTNER_API'] || current || (await installedFrom()));
    if (found !== undefined) return apiUrl(given.has('api') ? '--api' : 'the address of the API', found);
    throw new UsageError('the address of the API is missing: add --api <url>, or set PARTNER_API');
  }

  /** Returns the address and the key of the API. @throws UsageError when one is missing. */
  async access(given: Given): Promise<Access> {
    const baseUrl = await this.baseUrl(given);
    const { keys } = await readLogins(this.folder);
    const apiKey = given.text('key') ?? (this.terminal.environment['PARTNER_KEY'] || keys[baseUrl]);
    if (apiKey !== undefined) return { baseUrl, apiKey };
    throw new UsageError(
      `there is no API key for ${baseUrl}: run \`partner login --api ${baseUrl}\`, or set PARTNER_KEY`,
    );
  }

  /** Returns a client that prints each warning of the API once. */
  client(access: Access): PartnerClient {
    const warned = new Set<string>();
    const warning = ({ message }: WarningInfo): void => {
      if (!warned.has(message)) this.note(`${this.paint('bold', 'warning:', this.terminal.errors)} ${message}`);
      warned.add(message);
    };
    return new PartnerClient({ ...access, hooks: { warning } });
  }
}

/** Returns the address of an API without trailing slashes and without `/partner/v1`. @throws UsageError */
export function apiUrl(name: string, text: string): string {
  return httpUrl(name, text)
    .replace(/\/+$/, '')
    .replace(/\/partner\/v1$/, '');
}

/** @throws UsageError for anything but an http address. */
export function httpUrl(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`${name} must be an http address such as http://localhost:4242/hook, not "${text}"`);
  return text;
}
