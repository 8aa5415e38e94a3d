import { invalid } from '@partner/kernel';

/** Maximum length of a file name, in characters (R70). */
export const maxFileNameLength = 255;

/** Control characters, and characters that change the text direction and so make a name look like another. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Checks a file name under which integrators save the file: it must be a name without a path (R70).
 * @throws DomainError `invalid`
 */
export function checkFileName(name: string): void {
  if ([...name].length > maxFileNameLength) throw invalid(`fileName must have at most ${maxFileNameLength} characters`);
  if (/[/\\]/.test(name)) throw invalid('fileName must be a file name without a path');
  if (/^\.*$/.test(name.trim())) throw invalid('fileName must not be empty or consist of dots');
  if (unseen.test(name) || !name.isWellFormed()) throw invalid('fileName must not contain control characters');
}
