import { posix } from 'node:path';
import ts from 'typescript';

/** A file of the workspace, with its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** One line that names the place and the violated rule. */
export type Violation = string;

/** Returns the modules that a file imports or re-exports, statically or dynamically, as written. */
export function importsOf(source: Source): string[] {
  return ts.preProcessFile(source.text).importedFiles.map(({ fileName }) => fileName);
}

/** Resolves a relative import from the root of the workspace; undefined for a package. */
export function target(source: Source, imported: string): string | undefined {
  return imported.startsWith('.') ? posix.join(posix.dirname(source.path), imported) : undefined;
}

/** True for specs, contract suites and fakes, which may use the test tools. */
export function isTest({ path }: Source): boolean {
  return /\.(spec|contract|fake)\.ts$|\/(e2e|testing)\//.test(path);
}

/** Returns the project's folder: `libs/sales`, `libs/platform/http`, `apps/api`, `tools/architecture`. */
export function projectOf(path: string): string | undefined {
  return /^((libs\/platform|tools\/verify)\/[^/]+|(libs|apps|tools)\/[^/]+)\//.exec(path)?.[1];
}
