import type { ByteRange, LinkedFile } from '@partner/documents';
import { create, encodeExtended } from 'content-disposition';

/** What an answer with a file says of it (R52): to be saved, never to be shown or guessed at. */
export function fileHeaders(file: LinkedFile, range?: ByteRange): Readonly<Record<string, string>> {
  const { fileName, mimeType, sizeBytes, contentHash } = file;
  return {
    // Ahead of the length: behind it, Node would take this one for text and encode it again.
    'content-disposition': dispositionOf(fileName),
    'content-type': mimeType,
    'content-length': String(range ? range.last - range.first + 1 : sizeBytes),
    'accept-ranges': 'bytes',
    etag: etagOf(contentHash),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${sizeBytes}` }),
  };
}

/**
 * How a file is to be saved (RFC 6266). A name that is not ASCII is in `filename*`, which browsers take. Beside it
 * `filename` has the bytes of its UTF-8, for curl and others that know that one alone and save what they get; Node
 * writes each character of a header as one byte. curl ends a name at the first quote in it, even an escaped one, so
 * that it gets another kind of quote there.
 */
function dispositionOf(fileName: string): string {
  if (/^[\x20\x21\x23-\x7e]*$/.test(fileName)) return create(fileName);
  const bytes = Buffer.from(fileName.replaceAll('"', "'")).toString('latin1');
  return `attachment; filename="${bytes}"; filename*=${encodeExtended(fileName)}`;
}

export const etagOf = (contentHash: string): string => `"${contentHash}"`;
