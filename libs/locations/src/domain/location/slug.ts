import { invalid } from '@partner/kernel';

/** Maximum length of a slug, in characters, before a number is appended. */
const maxLength = 80;

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Format of a slug, for documentation. */
export const slugPattern = pattern;

/** Derives the slug of a name (§4.5): lower-case letters without accents, and digits, joined by dashes. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength + 1)
    .replaceAll(/^-+|-+$/g, '');
  return slug.slice(0, maxLength).replace(/-$/, '') || 'location';
}

/** @throws DomainError `invalid` for a malformed slug. */
export function checkSlug(slug: string): void {
  if (slug.length > maxLength || !pattern.test(slug)) {
    throw invalid(
      `slug must be lower-case letters and digits joined by single dashes, at most ${maxLength} characters`,
    );
  }
}

/** Returns `wanted`, or the first of `wanted-2`, `wanted-3`, … that is free (R25). */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
