import type { FileContent } from '@partner/documents';
import { invalid } from '@partner/kernel';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** Maximum file size in bytes (R70): the limit of a single upload to an S3-compatible bucket. */
const maxFileBytes = 5 * 1024 ** 3;

/** Content of a local file. @throws DomainError `invalid` when the file is missing, empty or too large. */
export async function contentOfFile(path: string): Promise<FileContent> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw invalid(`file: there is no file ${JSON.stringify(path)}`);
  checkSize(found.size);
  return { sizeBytes: found.size, open: () => createReadStream(path) };
}

/** Content given in the line itself. @throws DomainError `invalid` when it is empty or too large. */
export function contentOfBase64(text: string): FileContent {
  const bytes = Buffer.from(text, 'base64');
  checkSize(bytes.length);
  return { sizeBytes: bytes.length, open: () => Readable.from([bytes]) };
}

function checkSize(bytes: number): void {
  if (bytes === 0) throw invalid('the content is empty');
  if (bytes > maxFileBytes) throw invalid(`the content is larger than ${maxFileBytes} bytes`);
}
