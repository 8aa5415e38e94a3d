import { describe, expect, it } from '@jest/globals';
import { allScopes } from '@partner/access';
import { readPages } from './workspace.js';

describe('the scopes', () => {
  it('match the table in §5.4', () => {
    const specification = readPages().find(({ path }) => path === 'docs/specification.md')?.text ?? '';
    const [, table = ''] = /^### 5\.4 .*?$(.*?)^### 5\.5 /ms.exec(specification) ?? [];
    const named = [...table.matchAll(/^\| `([\w.-]+)`/gm)].map(([, scope]) => `partner-api.${scope}`);
    expect(named.length).toBeGreaterThan(30);
    expect([...allScopes].sort()).toEqual(named.sort());
  });
});
