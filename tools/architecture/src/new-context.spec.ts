import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listsAreComplete } from './rules/listed.js';
import { everyProjectIsTagged } from './rules/tags.js';
import { usedContextsAreListed } from './rules/uses.js';
import { NewContext } from './testing/new-context.js';
import { readProjects, readSources } from './workspace.js';

describe('a context created by npm run new:context', () => {
  let made: NewContext;
  beforeAll(() => {
    made = new NewContext();
  });
  afterAll(() => made.remove());

  it('follows the architecture rules, and is imported by the API', () => {
    const sources = readSources(made.workspace).filter(
      ({ path }) => path.includes('price-list') || path.includes('/src/'),
    );
    const projects = readProjects(made.workspace);
    expect(sources.map(({ path }) => path)).toContain(`${made.folder}/src/price-lists.module.ts`);
    expect(everyProjectIsTagged(projects)).toEqual([]);
    const uses = usedContextsAreListed(sources, projects);
    expect(uses.filter((violation) => violation.startsWith(made.folder))).toEqual([]);
    const api = { list: 'apps/api/src/api-endpoints.ts', takes: /price-lists\.controller\.ts$/ };
    expect(listsAreComplete(sources, [api])).toEqual([]);
  });

  it('accepts a field, a status and an endpoint as described in CONTRIBUTING.md', () => {
    const followed = made.follow();
    expect(followed.length).toBeGreaterThan(10);
    const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', ...new Set(followed)] as const;
    expect(() => made.run(...prettier)).not.toThrow();
  });

  it('compiles with that', () => {
    expect(made.compile()).toEqual([]);
  });

  it('passes the tests of its library', () => {
    expect(() => made.test(made.folder)).not.toThrow();
  });

  it('is rejected if it exists, or if its name is invalid', () => {
    expect(() => made.run('tools/new-context.mjs', 'price-lists', '--no-install', '--root', made.workspace)).toThrow(
      /already exists/,
    );
    expect(() => made.run('tools/new-context.mjs', 'Price Lists', '--no-install', '--root', made.workspace)).toThrow(
      /usage/,
    );
  });
});
