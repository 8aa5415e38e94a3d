import { posix } from 'node:path';
import ts from 'typescript';

/** One file of the workspace, with its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What a rule found, as one line that says where, what and why not. */
export type Violation = string;

/** The modules that a file imports, re-exports or imports dynamically, as written. */
export function importsOf(source: Source): string[] {
  return ts.preProcessFile(source.text).importedFiles.map(({ fileName }) => fileName);
}

/** Where a relative import leads, from the root of the workspace; undefined for a package. */
export function target(source: Source, imported: string): string | undefined {
  return imported.startsWith('.') ? posix.join(posix.dirname(source.path), imported) : undefined;
}

/** Specs, contract suites and fakes: they may use the test tools. */
export function isTest({ path }: Source): boolean {
  return /\.(spec|contract|fake)\.ts$|\/(e2e|testing)\//.test(path);
}

/** The project's folder: `libs/sales`, `libs/platform/http`, `apps/api`, `tools/architecture`. */
export function projectOf(path: string): string | undefined {
  return /^((libs\/platform|tools\/verify)\/[^/]+|(libs|apps|tools)\/[^/]+)\//.exec(path)?.[1];
}
