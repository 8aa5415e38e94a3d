import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Static file with the response headers and bodies for it. */
export interface PageFile {
  readonly type: string;
  readonly plain: Buffer;
  /** Gzip of the file; absent if it would not be smaller. */
  readonly zipped?: Buffer;
  readonly etag: string;
}

/** Files by URL path: `/assets/index-1a2b.js`. */
export type PageFiles = ReadonlyMap<string, PageFile>;

/** Output folder of `npm run build`. The relative path is the same from the sources and from the built server. */
const builtPages = fileURLToPath(new URL('../../../portal/dist/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
};

/**
 * Reads the built pages into memory. They are few and small. Requests never touch the disk, so they cannot name other
 * files. Returns an empty map if there is no build.
 */
export async function readPageFiles(folder = builtPages): Promise<PageFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [`/${relative(folder, path).split(sep).join('/')}`, await pageFile(path)] as const),
    ),
  );
}

async function pageFile(path: string): Promise<PageFile> {
  const plain = await readFile(path);
  const zipped = await promisify(gzip)(plain, { level: 9 });
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const type = types[extname(path)] ?? 'application/octet-stream';
  return { type, plain, etag, ...(zipped.length < plain.length && { zipped }) };
}
