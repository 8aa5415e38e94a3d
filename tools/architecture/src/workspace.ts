import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Project } from './rules/tags.js';
import type { Source } from './source.js';

/** The root of the workspace. */
export const root = resolve(import.meta.dirname, '../../..');

/** Returns every TypeScript file of the libraries and apps under `from`. */
export function readSources(from = root): Source[] {
  return readFiles(['libs/**/*.ts', 'apps/**/*.{ts,tsx}', 'tools/*/**/*.ts'], from);
}

/** Returns every TypeScript or JavaScript file: sources, specs, scripts and configuration. */
export function readCode(): Source[] {
  return readFiles(['*.mjs', '{apps,libs,tools}/**/*.{ts,tsx,mjs}'], root);
}

/** Returns every page of the documentation. */
export function readPages(): Source[] {
  return readFiles(['*.md', '{apps,docker,docs,libs,tools}/**/*.md'], root);
}

/** Returns every project under `from`, as declared by its package.json. */
export function readProjects(from = root): Project[] {
  return globSync(['libs/**/package.json', 'apps/*/package.json', 'tools/{*,verify/*}/package.json'], {
    cwd: from,
    exclude: skipped,
  })
    .sort()
    .map((path) => {
      const declared = JSON.parse(readFileSync(join(from, path), 'utf8')) as {
        name: string;
        usesContexts?: string[];
        nx?: { tags?: string[] };
      };
      return {
        folder: dirname(path),
        name: declared.name,
        tags: declared.nx?.tags ?? [],
        usesContexts: declared.usesContexts ?? [],
      };
    });
}

export function readFiles(patterns: readonly string[], from: string): Source[] {
  return globSync(patterns, { cwd: from, exclude: skipped })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(from, path), 'utf8') }));
}

function skipped(path: string): boolean {
  return /(^|\/)(node_modules|dist)$/.test(path);
}
