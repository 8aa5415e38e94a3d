import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readCode, root } from './workspace.js';

/** Named imports of relative modules: `import { a, b as c } from './x.mjs'`. */
const imports = /^import \{([^}]*)\} from '(\.[^']+\.mjs)'/gm;

describe('the scripts, which no compiler checks', () => {
  const scripts = new Map(
    readCode().flatMap(({ path, text }) => (path.endsWith('.mjs') ? [[path, text] as const] : [])),
  );

  it('import only names that are exported', () => {
    const wrong = [...scripts].flatMap(([path, text]) =>
      [...text.matchAll(imports)].flatMap(([, names = '', module = '']) => {
        const target = posix.join(posix.dirname(path), module);
        const exported = scripts.get(target);
        if (exported === undefined) return existsSync(join(root, target)) ? [] : [`${path} imports ${target}`];
        const wanted = names.split(',').map((name) => name.trim().split(' as ')[0]!);
        return wanted
          .filter((name) => name !== '' && !exportsName(exported, name))
          .map((name) => `${path} imports ${name} from ${target}`);
      }),
    );
    expect(scripts.size).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

function exportsName(text: string, name: string): boolean {
  return new RegExp(
    `^export (?:async )?(?:const|let|function\\*?|class) ${name}\\b|^export \\{[^}]*\\b${name}\\b`,
    'm',
  ).test(text);
}
