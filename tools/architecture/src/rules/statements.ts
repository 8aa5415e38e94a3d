import { isTest, type Source, type Violation } from '../source.js';

/** Division of one by a count or a condition, or of anything by zero, which makes a statement fail without a reason. */
const divisions = /(?<![\w.])1\s*\/\s*(\(|\$\{|count\b|nullif\b)|\s\/ 0(?![\w.])/;

/** Statements that refuse must raise a condition declared by `refusal`. */
export function statementsRefuseByName(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => /^(libs|apps)\//.test(source.path) && !isTest(source))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => divisions.test(line))
        .map((line) => `${path} divides in order to fail: ${line.trim()}; declare a refusal instead`),
    );
}
