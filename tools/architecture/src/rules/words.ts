import type { Source, Violation } from '../source.js';

/** Words of no manual: each has a common word that a reader knows. */
const refused = /\b(whoever|whomever|anew|of yours|what became of|carr(?:y|ied|ies|ying) out)\b/gi;

/** Words that name no one, refused where partners read: the text names the user, the caller or the credential. */
const vague = /\b(nobody|somebody)\b/gi;

/** Marks of the project: sections of its rules, and its own commands. */
const internal = /(?<![\w%-])[RAWEI]\d{1,3}\b(?!\.)|§\d|\bnpm run \w+/g;

/** Finds words that no text of the project uses. */
export const usesPlainWords = (source: Source): Violation[] => find(refused, source);

/** Finds what partners cannot read: internal marks, and subjects without a name. */
export const isReadableByPartners = (source: Source): Violation[] => [
  ...find(vague, source),
  ...find(internal, source),
];

function find(pattern: RegExp, { path, text }: Source): Violation[] {
  return [...text.matchAll(pattern)].map(
    ({ 0: word, index }) => `${path}:${text.slice(0, index).split('\n').length} uses "${word}"`,
  );
}
