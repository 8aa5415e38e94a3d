import { describe, expect, it } from '@jest/globals';
import { pathsExist, pathsOf, sectionsExist } from './paths.js';

const globs = (text: string, path = 'docs/architecture.md') => pathsOf({ path, text }).map(({ glob }) => glob);

describe('the paths that a page names', () => {
  it('are found in code, including commands', () => {
    expect(globs('See `libs/kernel`, `node tools/test.mjs --x` and `libs/sales/src/index.ts`.')).toEqual([
      'libs/kernel',
      'tools/test.mjs',
      'libs/sales/src/index.ts',
    ]);
  });

  it('may have placeholders and alternatives', () => {
    expect(globs('`libs/<context>/src/application/<verb>`, `libs/{sales,events}/src/*.ts`')).toEqual([
      'libs/*/src/application/*',
      'libs/{sales,events}/src/*.ts',
    ]);
  });

  it('are resolved in links relative to the page', () => {
    expect(
      globs('[a](decisions/0001.md#top) [b](../CONTRIBUTING.md) [c](#here) [d](https://example.com/libs/x)'),
    ).toEqual(['docs/decisions/0001.md', 'CONTRIBUTING.md']);
  });

  it('exclude build output and text that only looks like a path', () => {
    expect(globs('`node tools/verify/bench/dist/main.js` and `@partner/libs/x` and libs/prose')).toEqual([]);
  });

  it('are reported if a link names a section that the page lacks', () => {
    const one = { path: 'docs/one.md', text: '# One page\n[a](#one-page) [b](two.md#its-end) [c](two.md#no) [d](#no)' };
    const two = { path: 'docs/two.md', text: '## Its end\n' };
    expect(sectionsExist([one, two])).toEqual([
      'docs/one.md links two.md#no, a section that does not exist',
      'docs/one.md links #no, a section that does not exist',
    ]);
  });

  it('are reported if nothing matches', () => {
    const page = { path: 'README.md', text: '`libs/sales` `libs/sails`' };
    expect(pathsExist(page, (glob) => glob === 'libs/sales')).toEqual([
      'README.md names libs/sails, which does not exist',
    ]);
  });
});
