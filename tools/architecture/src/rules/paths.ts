import { posix } from 'node:path';
import type { Source, Violation } from '../source.js';

/** Top folders of the paths that pages name from the root of the workspace. */
const folders = 'apps|docker|docs|libs|tools';
const code = /`([^`\n]+)`/g;
const link = /\]\(([^)\s]+)\)/g;
const path = new RegExp(String.raw`(?<![\w@./-])(?:${folders})/[\w@.*<>{},/-]*[\w*>}]`, 'g');
/** Build output. */
const made = /(?:^|\/)dist(?:\/|$)/;

/** A path as written in a page, and its glob from the root of the workspace. */
export interface NamedPath {
  readonly text: string;
  readonly glob: string;
}

/** Returns every path of the workspace in the code and links of a page, except build output. */
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

/** Requires the paths of a page to exist. @param exists true if any file of the workspace matches a glob. */
export function pathsExist(page: Source, exists: (glob: string) => boolean): Violation[] {
  return pathsOf(page)
    .filter(({ glob }) => !exists(glob))
    .map(({ text }) => `${page.path} names ${text}, which does not exist`);
}

/** Requires the sections that links name to exist, in pages of this project. */
export function sectionsExist(pages: readonly Source[]): Violation[] {
  const sections = new Map(pages.map((page) => [page.path, new Set(sectionsOf(page))]));
  return pages.flatMap((page) =>
    matchesOf(link, page.text)
      .map((text) => ({ text, parts: /^([^#:]*)#(.+)$/.exec(text) }))
      .filter(({ parts }) => {
        const [, file = '', section = ''] = parts ?? [];
        const target = file === '' ? page.path : posix.join(posix.dirname(page.path), file);
        return parts !== null && sections.get(target)?.has(section) === false;
      })
      .map(({ text }) => `${page.path} links ${text}, a section that does not exist`),
  );
}

/** Returns the anchors of headings, as GitHub and the website of the documentation make them. */
function sectionsOf(page: Source): string[] {
  const headings = matchesOf(/^#+ (.+)$/gm, page.text.replaceAll(/^```[^]*?^```/gm, ''));
  const explicit = matchesOf(/ (?:id|name)="([^"]+)"/g, page.text);
  return [
    ...headings.map((text) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
    ...explicit,
  ];
}

const matchesOf = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one);
