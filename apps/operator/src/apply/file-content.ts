import type { FileContent } from '@partner/documents';
import { invalid } from '@partner/kernel';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** The largest file, in bytes (R70): what an S3-compatible bucket takes at once. */
const largest = 5 * 1024 ** 3;

/** A file of this machine. @throws DomainError `invalid` when there is none that can be read, or it is empty. */
export async function contentOfFile(path: string): Promise<FileContent> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw invalid(`file: there is no file ${JSON.stringify(path)}`);
  checkSize(found.size);
  return { sizeBytes: found.size, open: () => createReadStream(path) };
}

/** Bytes that stand in the line itself. @throws DomainError `invalid` when there are none. */
export function contentOfBase64(text: string): FileContent {
  const bytes = Buffer.from(text, 'base64');
  checkSize(bytes.length);
  return { sizeBytes: bytes.length, open: () => Readable.from([bytes]) };
}

function checkSize(bytes: number): void {
  if (bytes === 0) throw invalid('the content is empty');
  if (bytes > largest) throw invalid(`the content is larger than ${largest} bytes`);
}
