import type { Source, Violation } from './source.js';
import { describe, expect, it } from '@jest/globals';
import { type ESLint, Linter } from 'eslint';
import { readCode, readFiles, readPages, root } from './workspace.js';

/** Words of no manual: each has a common word that a reader knows. */
const refused = /\b(whoever|whomever|anew|of yours|what became of|carr(?:y|ied|ies|ying) out)\b/gi;

/** Words that name no one, refused where partners read: the text names the user, the caller or the credential. */
const vague = /\b(nobody|somebody)\b/gi;

/** Marks of the project: sections of its rules, and its own commands. */
const internal = /(?<![\w%-])[RAWEI]\d{1,3}\b(?!\.)|§\d|\bnpm run \w+/g;

/** Finds words that no text of the project uses. */
const usesPlainWords = (source: Source): Violation[] => find(refused, source);

/** Finds what partners cannot read: internal marks, and subjects without a name. */
const isReadableByPartners = (source: Source): Violation[] => [...find(vague, source), ...find(internal, source)];

function find(pattern: RegExp, { path, text }: Source): Violation[] {
  return [...text.matchAll(pattern)].map(
    ({ 0: word, index }) => `${path}:${text.slice(0, index).split('\n').length} uses "${word}"`,
  );
}

const { plainComments } = (await import(new URL('../../lib/plain-comments.mjs', import.meta.url).href)) as {
  plainComments: NonNullable<ESLint.Plugin['rules']>[string];
};

/** The guide to style shows what not to write. */
const quoted = /^docs\/style\.md$|^tools\/architecture\/src\/words\.spec\.ts$/;

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
