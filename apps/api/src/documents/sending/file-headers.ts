import type { ByteRange, LinkedFile } from '@partner/documents';
import { create } from 'content-disposition';

/** Headers of a response with a file (R52). They make browsers save it, never display it or guess its type. */
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
 * Builds the Content-Disposition header (RFC 6266). A non-ASCII name is in `filename*`, and the nearest ASCII name in
 * `filename`, for clients that only support that. curl ends a name at the first quote in it, even an escaped one.
 */
export function dispositionOf(fileName: string): string {
  const isPlain = /^[\x20\x21\x23-\x7e]*$/.test(fileName);
  return isPlain ? create(fileName) : create(fileName, { fallback: asciiName(fileName) });
}

/** Removes diacritics, and replaces other non-ASCII characters with `_`. */
const asciiName = (fileName: string): string =>
  fileName
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll('"', "'")
    .replaceAll(/[^\x20-\x7e]/gu, '_');

export const etagOf = (contentHash: string): string => `"${contentHash}"`;
