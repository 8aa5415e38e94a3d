import type { ByteRange } from '@partner/documents';
import { HttpFailure } from '@partner/http';

const unit = /^bytes=\s*(.*)$/i;
const one = /^(\d{0,15})-(\d{0,15})$/;

/**
 * Parses the requested range (RFC 9110 §14.2) and limits it to the file. Returns undefined (the whole file) if the
 * range is absent or malformed.
 * @param size size of the file in bytes, at least 1.
 * @throws HttpFailure 416 for a range outside the file, and for several ranges.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, ranges] = unit.exec(header ?? '') ?? [];
  if (ranges === undefined) return undefined;
  if (ranges.includes(',')) throw unsatisfiable('request one range at a time', size);
  const [, from = '', to = ''] = one.exec(ranges.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  // A range that ends before it begins is ignored. A range that begins after the file is unsatisfiable.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  if (range.first >= size) throw unsatisfiable('the range is outside the file', size);
  return range;
}

const unsatisfiable = (error: string, size: number): HttpFailure =>
  new HttpFailure('range_not_satisfiable', error, { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' });
