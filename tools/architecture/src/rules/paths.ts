import { posix } from 'node:path';
import type { Source, Violation } from '../source.js';

/** The folders whose paths pages name from the root of the workspace. */
const folders = 'apps|docker|docs|libs|tools';
const code = /`([^`\n]+)`/g;
const link = /\]\(([^)\s]+)\)/g;
const path = new RegExp(String.raw`(?<![\w@./-])(?:${folders})/[\w@.*<>{},/-]*[\w*>}]`, 'g');
/** What is built, and what a page tells the reader to make. */
const made = /(?:^|\/)dist(?:\/|$)/;

/** A path as a page has it, and the glob that it stands for, from the root of the workspace. */
export interface NamedPath {
  readonly text: string;
  readonly glob: string;
}

/** Every path of the workspace in the code and the links of a page; not those into the results of a build. */
export function pathsOf(page: Source): NamedPath[] {
  const inCode = matchesOf(code, page.text)
    .flatMap((text) => text.match(path) ?? [])
    .map((text) => ({ text, glob: text.replaceAll(/<[^>]*>/g, '*') }));
  const inLinks = matchesOf(link, page.text)
    .map((text) => ({ text, file: text.replace(/#.*$/, '') }))
    .filter(({ text, file }) => file !== '' && !/^[a-z]+:/.test(text))
    .map(({ text, file }) => ({ text, glob: posix.join(posix.dirname(page.path), file) }));
  return [...inCode, ...inLinks].filter(({ glob }) => !made.test(glob));
}

/** What a page names is there. @param exists whether anything of the workspace matches a glob. */
export function pathsExist(page: Source, exists: (glob: string) => boolean): Violation[] {
  return pathsOf(page)
    .filter(({ glob }) => !exists(glob))
    .map(({ text }) => `${page.path} names ${text}, which is not there`);
}

const matchesOf = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one);
