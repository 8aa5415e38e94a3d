import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { invalid } from '@partner/kernel';

/** What a listener remembers between its runs. */
interface Remembered {
  /** The last event that was forwarded; unset before the first run. */
  readonly cursor?: string;
  /** What it signs with. */
  readonly secret: string;
}

/** The file in which a listener remembers how far it is. Nobody else may read it, since it has a signing secret. */
export class ListenState {
  private constructor(
    private readonly file: string,
    private remembered: Remembered,
  ) {}

  /** @param secret in place of the remembered one; a new one is made when there is none. @throws DomainError `invalid` */
  static async open(file: string, secret?: string): Promise<ListenState> {
    await mkdir(dirname(file), { recursive: true });
    const known = await read(file);
    const made = secret ?? known?.secret ?? `whsec_${randomBytes(32).toString('base64url')}`;
    return new ListenState(file, { ...known, secret: made });
  }

  get cursor(): string | undefined {
    return this.remembered.cursor;
  }

  get secret(): string {
    return this.remembered.secret;
  }

  /** A process that is killed meanwhile leaves the file as it was. */
  async remember(cursor: string): Promise<void> {
    this.remembered = { ...this.remembered, cursor };
    const temporary = `${this.file}.new`;
    await writeFile(temporary, `${JSON.stringify(this.remembered)}\n`, { mode: 0o600 });
    await rename(temporary, this.file);
  }
}

async function read(file: string): Promise<Remembered | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Remembered;
  } catch {
    throw invalid(`${file} is not what a listener wrote: remove it to begin anew`);
  }
}
