import type { ByteRange, LinkedFile } from '@partner/documents';
import { create } from 'content-disposition';

/** What an answer with a file says of it (R52): to be saved, never to be shown or guessed at. */
export function fileHeaders(file: LinkedFile, range?: ByteRange): Readonly<Record<string, string>> {
  const { fileName, mimeType, sizeBytes, contentHash } = file;
  return {
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
 * Name under which a file is saved (RFC 6266): one that is not ASCII is in `filename*`, with the nearest ASCII name
 * beside it for clients that know `filename` alone. curl ends a name at the first quote in it, even an escaped one.
 */
export function dispositionOf(fileName: string): string {
  const isPlain = /^[\x20\x21\x23-\x7e]*$/.test(fileName);
  return isPlain ? create(fileName) : create(fileName, { fallback: asciiName(fileName) });
}

/** Letters without their marks, and `_` for each character that ASCII has nothing for. */
const asciiName = (fileName: string): string =>
  fileName
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll('"', "'")
    .replaceAll(/[^\x20-\x7e]/gu, '_');

export const etagOf = (contentHash: string): string => `"${contentHash}"`;
