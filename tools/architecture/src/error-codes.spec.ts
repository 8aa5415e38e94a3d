import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCode, root } from './workspace.js';

/** Files that declare codes with their descriptions. */
const declares = /\.context\.ts$|\/error-reasons\.ts$|\/http-errors\.ts$/;

describe('the error catalog (R80)', () => {
  const page = readFileSync(join(root, 'docs', 'errors.md'), 'utf8');
  const codes = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, code]) => code!);
  const raising = readCode().filter(({ path }) => !declares.test(path) && !/\.(spec|fixture|fake)\.ts$/.test(path));

  it('is not empty', () => {
    expect(codes.length).toBeGreaterThan(60);
    expect(raising.length).toBeGreaterThan(500);
  });

  it('contains no code that is never raised', () => {
    const quoted = new Set(raising.flatMap(({ text }) => text.match(/(?<=')[a-z]+(?:_[a-z]+)*(?=')/g) ?? []));
    expect(codes.filter((code) => !quoted.has(code))).toEqual([]);
  });
});
