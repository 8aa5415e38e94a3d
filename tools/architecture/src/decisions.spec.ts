import { describe, expect, it } from '@jest/globals';
import { readCode, readPages } from './workspace.js';

/** A row of the index: the number, then a link to the page. */
const row = /^- (\d+): \[[^\]]*\]\(([^)]+)\)$/gm;
const quoted = /\b[Dd]ecisions? (\d+)/g;
const sections = ['Context', 'Decision', 'Consequences'];

describe('the decisions', () => {
  const pages = readPages();
  const decisions = pages.filter(({ path }) => /^docs\/decisions\/\d/.test(path));
  const index = pages.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
  const rows = [...index.matchAll(row)].map(([, number, page]) => ({ number: Number(number), page }));

  it('have each number once in the index, in their order', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  });

  it('have every page in the index under its number', () => {
    const linked = rows.map(({ number, page }) => `${number}: ${page}`);
    const there = decisions.map(({ path }) => {
      const file = path.replace('docs/decisions/', '');
      return `${Number(/\/(\d{4})-/.exec(path)?.[1])}: ${file}`;
    });
    expect([...linked].sort()).toEqual(there.sort());
  });

  it.each(decisions)('have the required header and sections in $path', ({ text }) => {
    expect(text).toMatch(/^# \d+\. .+\n\n- \*\*Status:\*\* .+\n- \*\*Date:\*\* \d{4}-\d\d-\d\d\n/);
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(sections);
  });

  it('exist for every number that code and pages quote', () => {
    const known = new Set(rows.map(({ number }) => number));
    const wrong = [...readCode(), ...pages].flatMap(({ path, text }) =>
      [...text.matchAll(quoted)]
        .filter(([, number]) => !known.has(Number(number)))
        .map(([quote]) => `${path}: ${quote}`),
    );
    expect(wrong).toEqual([]);
  });
});
