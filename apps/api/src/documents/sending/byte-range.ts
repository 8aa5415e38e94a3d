import type { ByteRange } from '@partner/documents';
import { HttpFailure } from '@partner/http';

const unit = /^bytes=\s*(.*)$/i;
const one = /^(\d{0,15})-(\d{0,15})$/;

/**
 * The range that a request asks for (RFC 9110 §14.2), cut to the file. Undefined for a request without one, or with
 * one that cannot be understood, which gets the whole file.
 * @param size of the file in bytes, at least 1.
 * @throws HttpFailure 416 for a range outside of the file, and for several at once.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, ranges] = unit.exec(header ?? '') ?? [];
  if (ranges === undefined) return undefined;
  if (ranges.includes(',')) throw unsatisfiable('ask for one range at a time', size);
  const [, from = '', to = ''] = one.exec(ranges.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  // One that ends before it begins is no range at all; one that begins behind the file is no part of it.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  if (range.first >= size) throw unsatisfiable('the file has no such bytes', size);
  return range;
}

const unsatisfiable = (error: string, size: number): HttpFailure =>
  new HttpFailure('range_not_satisfiable', error, { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' });
