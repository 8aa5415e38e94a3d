import type { ByteRange, LinkedFile } from '@partner/documents';
import { create } from 'content-disposition';

/** What an answer with a file says of it (R52): to be saved, never to be shown or guessed at. */
export function fileHeaders(file: LinkedFile, range?: ByteRange): Readonly<Record<string, string>> {
  const { fileName, mimeType, sizeBytes, contentHash } = file;
  return {
    'content-type': mimeType,
    'content-length': String(range ? range.last - range.first + 1 : sizeBytes),
    // Names that are not ASCII go in `filename*` (RFC 6266), beside a form of them for old clients.
    'content-disposition': create(fileName),
    'accept-ranges': 'bytes',
    etag: etagOf(contentHash),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${sizeBytes}` }),
  };
}

export const etagOf = (contentHash: string): string => `"${contentHash}"`;
