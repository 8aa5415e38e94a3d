import { describe, expect, it } from '@jest/globals';
import { everythingIsDefinedOnce, rulesOf, sectionsOf } from './rules/definitions.js';
import { referencesOfCode, referencesOfPage, referencesResolve } from './rules/references.js';
import { readCode, readPages } from './workspace.js';

describe('the specification and its rules', () => {
  const pages = readPages();
  const textOf = (path: string): string => pages.find((page) => page.path === path)?.text ?? '';
  const known = {
    sections: sectionsOf(textOf('docs/specification.md')),
    rules: rulesOf(textOf('docs/rules.md')),
  };

  it('are not empty', () => {
    expect(known.sections.length).toBeGreaterThan(70);
    expect(known.rules.length).toBeGreaterThan(90);
  });

  it('define each number and code once', () => {
    expect(everythingIsDefinedOnce(known)).toEqual([]);
  });

  it('define every section and rule that the code quotes', () => {
    const quoting = readCode().map((source) => ({ source, references: referencesOfCode(source) }));
    expect(quoting.filter(({ references }) => references.length > 0).length).toBeGreaterThan(200);
    expect(quoting.flatMap(({ source, references }) => referencesResolve(source, references, known))).toEqual([]);
  });

  it('define every section and rule that the documentation quotes', () => {
    expect(pages.flatMap((page) => referencesResolve(page, referencesOfPage(page), known))).toEqual([]);
  });
});
