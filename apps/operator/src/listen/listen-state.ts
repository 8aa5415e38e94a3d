import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { invalid } from '@partner/kernel';

/** State that a listener stores between runs. */
interface Remembered {
  /** Last forwarded event; unset before the first run. */
  readonly cursor?: string;
  /** Signing secret. */
  readonly secret: string;
}

/** State file of a listener. Only its owner may read it, since it contains a signing secret. */
export class ListenState {
  private constructor(
    private readonly file: string,
    private remembered: Remembered,
  ) {}

  /**
   * Reads the state file or creates its state.
   * @param secret replaces the stored secret; without either, a new one is generated.
   * @throws DomainError `invalid` when the file is not valid JSON.
   */
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

  /** Stores the cursor atomically: a killed process leaves the previous file. */
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
    throw invalid(`${file} is not a valid listener file: remove it to start again`);
  }
}
