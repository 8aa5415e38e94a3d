import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProjects, root } from './workspace.js';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const listed = (manifest: Manifest): Readonly<Record<string, string>> => ({
  ...manifest.devDependencies,
  ...manifest.dependencies,
});

describe('the package.json of libraries and apps', () => {
  const projects = readProjects().map(({ name, folder }) => ({ name, folder, manifest: read(folder) }));
  const own = new Map(projects.map(({ name, manifest }) => [name, manifest.version]));
  const shared = listed(read('.'));

  it('list packages in the versions of the root and of the workspace', () => {
    const different = projects.flatMap(({ folder, manifest }) =>
      Object.entries(listed(manifest))
        .filter(([name, version]) => (own.get(name) ?? shared[name] ?? version) !== version)
        .map(([name, version]) => `${folder} lists ${name} ${version}`),
    );
    expect(projects.filter(({ manifest }) => manifest.dependencies).length).toBeGreaterThan(25);
    expect(different).toEqual([]);
  });

  it('list exact versions', () => {
    const versions = projects.flatMap(({ manifest }) => Object.values(listed(manifest)));
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});
