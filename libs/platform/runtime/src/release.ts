import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the version of this release from the workspace's package.json, found above sources, compiled files and
 * bundles.
 */
export function releaseVersion(): string {
  for (let folder = new URL('./', import.meta.url); ; folder = new URL('../', folder)) {
    const file = new URL('package.json', folder);
    const found = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<'name' | 'version', string>)
      : undefined;
    if (found?.name === 'partner-api') return found.version;
    if (folder.pathname === '/') throw new Error('the package.json of the workspace is missing');
  }
}
