import { describe, expect, it } from '@jest/globals';
import { type ESLint, Linter } from 'eslint';
import { isReadableByPartners, usesPlainWords } from './rules/words.js';
import { readCode, readFiles, readPages, root } from './workspace.js';

const { plainComments } = (await import(new URL('../../lib/plain-comments.mjs', import.meta.url).href)) as {
  plainComments: NonNullable<ESLint.Plugin['rules']>[string];
};

/** The guide to style shows what not to write. */
const quoted = /^docs\/style\.md$|^tools\/architecture\/src\/(rules\/words|words\.spec)\.ts$/;

describe('the words of the project', () => {
  const texts = [...readCode(), ...readPages()].filter(({ path }) => !quoted.test(path));

  it('are common words', () => {
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.flatMap(usesPlainWords)).toEqual([]);
  });

  it('are common words in what is generated for partners, too', () => {
    expect(readFiles(['docs/openapi.json', 'docs/postman/*.json'], root).flatMap(usesPlainWords)).toEqual([]);
  });

  it.each([
    ['whoever asks', 1],
    ['It is made anew, by whomever.', 2],
    ['carried out, carries out, carry out', 3],
    ['anewton', 0],
  ])('finds them in %p', (text, found) => {
    expect(usesPlainWords({ path: 'a.md', text })).toHaveLength(found);
  });
});

describe('what partners read', () => {
  const pages = [
    'docs/openapi.json',
    'docs/errors.md',
    'docs/{guides,integrators}/*.md',
    'docs/postman/*.json',
    'libs/sdk/README.md',
  ];

  it('names its subjects, and has no internal marks', () => {
    const sources = readFiles(pages, root);
    expect(sources.length).toBeGreaterThan(15);
    expect(sources.flatMap(isReadableByPartners)).toEqual([]);
  });

  it.each([
    ['Somebody asks (R80)', 2],
    ['see §4.3, made by npm run generate -- errors', 2],
    ['ER12, R1.5 and 100 % of R', 0],
  ])('is checked: %p', (text, found) => {
    expect(isReadableByPartners({ path: 'a.md', text })).toHaveLength(found);
  });
});

describe('a doc comment', () => {
  const linter = new Linter();
  const lint = (code: string): number =>
    linter.verify(code, {
      plugins: { project: { rules: { 'plain-comments': plainComments } } },
      rules: { 'project/plain-comments': 'error' },
    }).length;

  it.each([
    ['/** What it does. */', 1],
    ['/** Returns a lead.\n * Which one depends. */', 1],
    ['/** Returns a lead.\n * @param when Whether it is late.\n * @returns What was found. */', 2],
    ['/** Returns a lead. @throws DomainError `notFound` */', 0],
    ['/** Whatsoever */', 0],
    ['// What follows is an inline comment', 0],
  ])('may open as %p does: %d refused', (code, refused) => {
    expect(lint(code)).toBe(refused);
  });
});
