import { describe, expect, it } from '@jest/globals';
import { everythingIsDefinedOnce, rulesOf, sectionsOf } from './definitions.js';
import { referencesOfCode, referencesOfPage, referencesResolve } from './references.js';

const quotedIn = (text: string, path = 'a.spec.ts'): string[] => referencesOfCode({ path, text }).map(({ to }) => to);

describe('definitions', () => {
  const specification =
    '# API\n\n## Conventions\n\n## 4. Endpoints\n\n### 4.3 Leads\n\n#### 4.3.1 Create\n\ntext 4.9\n';
  const page = '# Rules\n\n- **W1 Unset.** Absent, see **W9**.\n- **R12 Stock.** Free.\n\n**E4** is no entry.\n';

  it('are the numbered headings, and other headings by their text', () => {
    expect(sectionsOf(specification)).toEqual(['conventions', '4', '4.3', '4.3.1']);
  });

  it('are the list items that begin with a code in bold', () => {
    expect(rulesOf(page)).toEqual(['W1', 'R12']);
  });

  it('are rejected if two have the same name', () => {
    expect(everythingIsDefinedOnce({ sections: ['4', '4.3'], rules: ['W1', 'R12'] })).toEqual([]);
    expect(everythingIsDefinedOnce({ sections: ['4', '4'], rules: ['W1', 'R12', 'W1'] })).toEqual([
      'there are two sections 4',
      'there are two rules W1',
    ]);
  });
});

describe('a reference', () => {
  it.each([
    ['a comment at the end of a line', 'const a = 1; // as §4.3 says, W9\n', ['§4.3', 'W9']],
    ['a doc comment', '/** Envelope (§conventions).\n * §4.3.4. */\nconst a = 1;', ['§conventions', '§4.3.4']],
    ['a comment between arguments', 'call(1, /* R12 */ 2 /* A5 */);', ['R12', 'A5']],
    ['a comment in a template', 'const a = `${1 /* E3 */}`;', ['E3']],
    ['a comment after the last token', 'a();\n// I3', ['I3']],
    ['a script', '#!/usr/bin/env node\n// W2\nexport {};', ['W2']],
    ['the name of a test', "it('answers 409, R9 and §3', () => {});", ['R9', '§3']],
    ['the name of a group', "describe.each([1])('E4', () => {});", ['E4']],
    ['the name of a test with a table', "it.each([['R1']])('takes %s (R2)', () => {});", ['R2']],
    ['a name that is a template', 'it.each`a\n${1}`(`R3 of ${name} R4`, () => {});', ['R3', 'R4']],
    ['a list in a string', "const invariants = { 'one holder (R11, §2.7)': 1 };", ['R11', '§2.7']],
  ])('is found in %s', (_, text, expected) => {
    expect(quotedIn(text)).toEqual(expected);
  });

  it.each([
    ['identifiers', 'const R99 = E88;'],
    ['data', "const serial = 'A1'; const sku = 'lot (A1 or B2)'; const path = '/%E0%A4';"],
    ['the table of a test', "it.each(['A1'])('%s', () => {});"],
    ['what looks like a comment', "const url = 'http://R12'; const pattern = /\\/\\/ R12/;"],
    ['longer words and codes', '// SHA1, UUIDV4, R1234, AR12, %E0'],
    ['sections of an RFC', '// RFC 6749 §4.4\n/**\n * (RFC 6749\n * §2.3)\n */\nexport {};'],
  ])('is not found in %s', (_, text) => {
    expect(quotedIn(text)).toEqual([]);
  });

  it('is found in the prose of a page', () => {
    const page = { path: 'docs/a.md', text: 'Lists are cached (§1.6), see W13; RFC 6749 §3.3 does not count.' };
    expect(referencesOfPage(page).map(({ to }) => to)).toEqual(['§1.6', 'W13']);
  });

  it('is reported with its location if it is undefined', () => {
    const source = { path: 'libs/a.ts', text: '// §4.3, R12\nconst a = 1;\n// §4.4\n// R99\n' };
    const known = { sections: ['4', '4.3'], rules: ['R12'] };
    expect(referencesResolve(source, referencesOfCode(source), known)).toEqual([
      'libs/a.ts:3 refers to §4.4, which is not defined',
      'libs/a.ts:4 refers to R99, which is not defined',
    ]);
  });
});
