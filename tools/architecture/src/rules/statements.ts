import { isTest, type Source, type Violation } from '../source.js';

/** One divided by a count or a condition, or anything by zero: how a statement fails without saying why. */
const divisions = /(?<![\w.])1\s*\/\s*(\(|\$\{|count\b|nullif\b)|\s\/ 0(?![\w.])/;

/** A statement that refuses raises a condition that is declared by `refusal`. */
export function statementsRefuseByName(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => /^(libs|apps)\//.test(source.path) && !isTest(source))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => divisions.test(line))
        .map((line) => `${path} divides to fail: ${line.trim()}; declare a refusal instead`),
    );
}
