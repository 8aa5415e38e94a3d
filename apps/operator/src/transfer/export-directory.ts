import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, opendir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@partner/embedded';
import { type CompanyId, invalid, isId } from '@partner/kernel';
import { releaseVersion } from '@partner/runtime';
import { LinesHash, type LinesSummary } from './table-lines.js';

const format = 1;
const consistent = 'All rows are of one moment.';
const inconsistent =
  'The export was continued: the rows of one table are of one moment, and tables of different snapshots are of ' +
  'different moments. They fit together if the company was suspended in the meantime.';
const secrets =
  'Hashes of credentials, tokens and links are included, so that they keep working. Secrets of webhooks and ' +
  'connected systems, and stored responses, are included as encrypted with PARTNER_SECRET. ' +
  'The key is not part of the export.';

/** Names that an export which ended before its first manifest leaves. */
const beforeManifest: ReadonlySet<string> = new Set(['tables', 'documents', 'schema.json', 'manifest.json.part']);

/** Lines of a table, and the snapshot from which they were read. */
export type ExportedTable = LinesSummary & { readonly snapshot: number };

/** Content of an export. It is complete once `finishedAt` is set. */
export interface Manifest {
  readonly format: number;
  readonly company: CompanyId;
  readonly release: string;
  /** SHA-256 of `schema.json`. */
  readonly schema: string;
  /** Start of each snapshot; more than one after an interruption. */
  readonly snapshots: readonly string[];
  readonly consistency: string;
  readonly secrets: string;
  readonly finishedAt?: string;
  readonly tables: Readonly<Record<string, ExportedTable>>;
  /** Ids of the events in the order of the feed, one per line, as in the checksum of the feed. */
  readonly feed?: { readonly events: number; readonly sha256: string };
  readonly documents?: { readonly files: number; readonly bytes: number };
}

/** Folder of an exported company: `manifest.json`, `schema.json`, and the folders `tables` and `documents`. */
export class ExportDirectory {
  private constructor(
    private readonly path: string,
    public manifest: Manifest,
  ) {}

  /**
   * Creates the folder, or opens an unfinished export of the same company and release, which may lack its manifest.
   * @throws DomainError `invalid` if the folder contains anything else.
   */
  static async forExport(path: string, company: CompanyId, schema: string, now: Date): Promise<ExportDirectory> {
    const release = releaseVersion();
    const begun = await readManifest(path);
    if (begun === undefined) {
      if (existsSync(path) && (await readdir(path)).some((name) => !beforeManifest.has(name)))
        throw invalid(`${path} is not empty: export into another directory`);
      await makeFolder(join(path, 'tables'), 0o700);
      await makeFolder(join(path, 'documents'), 0o700);
      await writeFile(join(path, 'schema.json'), schema);
    } else if (begun.finishedAt !== undefined)
      throw invalid(`${path} already contains a finished export of company ${begun.company}`);
    else if (begun.company !== company) throw invalid(`${path} contains an unfinished export of ${begun.company}`);
    else if (begun.release !== release || begun.schema !== sha256(schema))
      throw invalid(`${path} contains an unfinished export of another release: export into another directory`);
    const made = {
      format,
      company,
      release,
      schema: sha256(schema),
      snapshots: [],
      consistency: '',
      secrets,
      tables: {},
    };
    const directory = new ExportDirectory(path, begun ?? made);
    const snapshots = [...directory.manifest.snapshots, now.toISOString()];
    await directory.record({ snapshots, consistency: snapshots.length === 1 ? consistent : inconsistent });
    return directory;
  }

  /**
   * Opens an export, which is input of someone else (A16).
   * @throws DomainError `invalid` unless the folder contains a finished export of this release and schema, and nothing
   *   that leads out of it.
   */
  static async forImport(path: string, schema: string): Promise<ExportDirectory> {
    const manifest = await readManifest(path);
    if (manifest === undefined) throw invalid(`${path} contains no export of a company`);
    if (manifest.finishedAt === undefined)
      throw invalid(`the export in ${path} is unfinished: finish it with the same "partner company export" first`);
    const release = releaseVersion();
    if (manifest.format !== format || manifest.release !== release)
      throw invalid(`the export is of release ${manifest.release}, and this deployment of release ${release}`);
    if (manifest.schema !== sha256(schema))
      throw invalid(
        `the tables of the export differ from the tables of this database, although both are of ${release}`,
      );
    if (!isId(manifest.company))
      throw invalid(
        `${path}/manifest.json: company "${String(manifest.company)}" is not an id of 24 hexadecimal characters`,
      );
    return new ExportDirectory(path, manifest);
  }

  /** Replaces members of the manifest. */
  async record(members: Partial<Manifest>): Promise<void> {
    this.manifest = { ...this.manifest, ...members };
    await writeDurably(join(this.path, 'manifest.json'), `${JSON.stringify(this.manifest, null, 2)}\n`);
  }

  /** Writes the lines of a table. */
  async write(
    table: string,
    lines: AsyncIterable<readonly string[]>,
    more?: () => Promise<Partial<Manifest>>,
  ): Promise<void> {
    const hash = new LinesHash();
    const texts = async function* (): AsyncGenerator<string> {
      for await (const some of lines) yield hash.add(some);
    };
    await writeDurably(this.tablePath(table), texts());
    const snapshot = this.manifest.snapshots.length;
    const tables = { ...this.manifest.tables, [table]: { ...hash.summary(), snapshot } };
    await this.record({ tables, ...(await more?.()) });
  }

  tablePath(table: string): string {
    return join(this.path, 'tables', `${table}.ndjson`);
  }

  documentPath(file: string): string {
    return join(this.path, 'documents', file);
  }
}

async function readManifest(path: string): Promise<Manifest | undefined> {
  const file = join(path, 'manifest.json');
  if (!existsSync(path)) return undefined;
  if (!(await stat(path)).isDirectory()) throw invalid(`${path} is not a directory`);
  for await (const entry of await opendir(path, { recursive: true }))
    if (!entry.isFile() && !entry.isDirectory())
      throw invalid(
        `${join(entry.parentPath, entry.name)} is neither a file nor a directory: replace the link by its target`,
      );
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest;
  } catch (error) {
    throw invalid(`${file} cannot be read: ${(error as Error).message}`);
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes a file completely or not at all, and ends the generator. */
export async function writeDurably(path: string, content: string | AsyncGenerator<string | Buffer>): Promise<void> {
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/** Maximum number and length of the lines of a batch; a longer line is a batch of its own. */
const batch = { lines: 500, length: 1_000_000 };

/** Reads the lines of a file in batches. */
export async function* lineBatches(path: string): AsyncGenerator<readonly string[]> {
  let [lines, length, rest] = [[] as string[], 0, ''];
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    const parts = (rest + (chunk as string)).split('\n');
    rest = parts.pop()!;
    for (const part of parts) {
      lines.push(part);
      length += part.length;
      if (lines.length < batch.lines && length < batch.length) continue;
      yield lines;
      [lines, length] = [[], 0];
    }
  }
  if (rest !== '') throw invalid(`${path} ends within a line`);
  if (lines.length > 0) yield lines;
}
