import { readFile } from 'node:fs/promises';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
}

/** Folder of this package: the same seen from the sources and from the package. */
const self = new URL('../../', import.meta.url);

/**
 * Returns the address of the API that served this package, from the lock file that npm keeps beside it; undefined when
 * it was installed in another way.
 */
export async function installedFrom(folder: URL = self): Promise<string | undefined> {
  const [, root, place] = /^(.*\/)(node_modules\/(?:@[^/]+\/)?[^/]+)\/$/.exec(folder.href) ?? [];
  if (root === undefined || place === undefined) return undefined;
  try {
    const text = await readFile(new URL('node_modules/.package-lock.json', root), 'utf8');
    const { resolved } = (JSON.parse(text) as LockFile).packages[decodeURIComponent(place)] ?? {};
    return /^(https?:\/\/.+)\/sdk\/[^/]+\.tgz$/.exec(resolved ?? '')?.[1];
  } catch {
    return undefined;
  }
}
