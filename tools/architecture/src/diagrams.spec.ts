import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, isTest, projectOf } from './source.js';
import { readProjects, readSources, root } from './workspace.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const projects = readProjects();

describe('the picture of the containers', () => {
  const containers: Readonly<Record<string, string>> = {
    'apps/api': 'api',
    'apps/portal-api': 'portalApi',
    'apps/operator': 'operator',
    'apps/worker': 'worker',
    'libs/sdk': 'sdk',
    'libs/kernel': 'kernel',
  };
  const containerOf = (folder: string): string | undefined => {
    if (folder.startsWith('libs/platform/')) return 'platform';
    const isContext = projects.find((project) => project.folder === folder)?.tags.includes('type:context');
    return containers[folder] ?? (isContext ? 'contexts' : undefined);
  };
  const folders = new Map(projects.map(({ name, folder }) => [name, folder]));
  const imports = new Set(
    readSources()
      .filter((source) => !isTest(source) && !/\/(fixture|testing)\/|\.fixture\./.test(source.path))
      .flatMap((source) => {
        const from = containerOf(projectOf(source.path) ?? '');
        const to = importsOf(source).flatMap(
          (name) => containerOf(folders.get(name.split('/', 2).join('/')) ?? '') ?? [],
        );
        return from === undefined ? [] : to.filter((one) => one !== from).map((one) => `${from} → ${one}`);
      }),
  );
  const drawn = [...read('docs/diagrams/containers.mmd').matchAll(/^ {2}([\w& ]+) --> ([\w& ]+)$/gm)].flatMap(
    ([, from = '', to = '']) =>
      from.split(' & ').flatMap((one) => to.split(' & ').map((other) => [one, other] as const)),
  );
  /** Containers below one: those that arrows lead to, in any number of steps. */
  const below = (container: string): string[] =>
    drawn.filter(([from]) => from === container).flatMap(([, to]) => [to, ...below(to)]);

  it('has an arrow only where there is an import', () => {
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.map(([from, to]) => `${from} → ${to}`).filter((arrow) => !imports.has(arrow))).toEqual([]);
  });

  it('has each import along its arrows', () => {
    const along = new Set(drawn.flatMap(([from]) => below(from).map((to) => `${from} → ${to}`)));
    expect([...imports].filter((one) => !along.has(one))).toEqual([]);
  });
});
