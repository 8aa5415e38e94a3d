import { invalid } from '@partner/kernel';

/** The longest file name, in characters (R70). */
export const longestFileName = 255;

/** Control characters, and those that change the direction of what follows: they make a name look like another. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Checks a name that a file is saved under at the integrator's: it names a file and no path (R70).
 * @throws DomainError `invalid`
 */
export function checkFileName(name: string): void {
  if ([...name].length > longestFileName) throw invalid(`fileName must have at most ${longestFileName} characters`);
  if (/[/\\]/.test(name)) throw invalid('fileName must be the name of a file, without a path');
  if (/^\.*$/.test(name.trim())) throw invalid('fileName must not be empty or consist of dots');
  if (unseen.test(name) || !name.isWellFormed()) throw invalid('fileName must not have control characters');
}
