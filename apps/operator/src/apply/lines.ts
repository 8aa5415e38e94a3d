import { invalid } from '@partner/kernel';
import type { Readable } from 'node:stream';

/** Maximum length of a line in bytes. */
export const maxLineBytes = 1_048_576;

interface Line {
  /** Line number, from 1. */
  readonly number: number;
  /** @throws DomainError `invalid` when it cannot be read. */
  readonly text: () => string;
}

const newline = 0x0a;

/** Yields the lines of a stream as they arrive, empty ones included. Holds at most one line in memory. */
export async function* linesOf(input: Readable): AsyncGenerator<Line> {
  let number = 1;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    length += part.length;
    if (length <= maxLineBytes) parts.push(part);
    else parts = [];
  };
  for await (const chunk of input as AsyncIterable<Buffer | string>) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline)) {
      add(rest.subarray(0, end));
      yield lineOf(number, parts, length);
      [parts, length, number] = [[], 0, number + 1];
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) add(rest);
  }
  if (length > 0) yield lineOf(number, parts, length);
}

const lineOf = (number: number, parts: readonly Buffer[], length: number): Line => ({
  number,
  text: () => {
    if (length > maxLineBytes) throw invalid(`the line is longer than ${maxLineBytes} bytes`);
    try {
      // A new decoder per line drops a byte order mark and keeps no state from an invalid line.
      return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
    } catch {
      throw invalid('the line is not valid UTF-8');
    }
  },
});
