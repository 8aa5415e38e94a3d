import { describe, expect, it } from '@jest/globals';
import { pathsExist, pathsOf } from './paths.js';

const globs = (text: string, path = 'docs/architecture.md') => pathsOf({ path, text }).map(({ glob }) => glob);

describe('the paths that a page names', () => {
  it('are found in code, within a command too', () => {
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

  it('are read in links from where the page is', () => {
    expect(
      globs('[a](decisions/0001.md#top) [b](../CONTRIBUTING.md) [c](#here) [d](https://example.com/libs/x)'),
    ).toEqual(['docs/decisions/0001.md', 'CONTRIBUTING.md']);
  });

  it('are neither those of a build nor what merely looks like one', () => {
    expect(globs('`node tools/verify/bench/dist/main.js` and `@partner/libs/x` and libs/prose')).toEqual([]);
  });

  it('are reported when nothing is there', () => {
    const page = { path: 'README.md', text: '`libs/sales` `libs/sails`' };
    expect(pathsExist(page, (glob) => glob === 'libs/sales')).toEqual([
      'README.md names libs/sails, which is not there',
    ]);
  });
});
