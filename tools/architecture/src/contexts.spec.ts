import { describe, expect, it } from '@jest/globals';
import { discoverContexts } from '@partner/schema';
import { isTest } from './source.js';
import { readProjects, readSources } from './workspace.js';

const contexts = await discoverContexts();
const sources = readSources().filter((source) => !isTest(source));

/** Every aggregate of a domain by its context and its `resource`, such as `sales lead`. */
const aggregates = sources.flatMap(({ path, text }) => {
  const context = /^libs\/(?<name>[^/]+)\/src\/domain\//.exec(path)?.groups?.['name'];
  const resources = [...text.matchAll(/^ {2}readonly resource = '(?<resource>\w+)'/gm)];
  return context === undefined ? [] : resources.map(({ groups }) => `${context} ${groups?.['resource']}`);
});

const declared = contexts.all.flatMap(({ name, resources }) =>
  Object.entries(resources).map(([type, resource]) => ({ name, type, resource })),
);

describe('the declarations of contexts', () => {
  it('exist for every context library', () => {
    const libraries = readProjects().filter(({ tags }) => tags.includes('type:context'));
    expect(contexts.all.map(({ name }) => `@partner/${name}`)).toEqual(
      expect.arrayContaining(libraries.map(({ name }) => name)),
    );
  });

  it('list the aggregates of their context', () => {
    expect(aggregates.length).toBeGreaterThan(10);
    expect(declared.map(({ name, type }) => `${name} ${type}`).sort()).toEqual([...new Set(aggregates)].sort());
  });

  it.each(declared.flatMap(({ type, resource: { transitions } }) => (transitions ? [{ type, transitions }] : [])))(
    'do not allow a request for Processed of a $type (R9)',
    ({ transitions }) => {
      expect(transitions.parse('processed')).toBe('Processed');
      for (const status of transitions.statuses) {
        expect(() => transitions.check(status as never, 'Processed' as never)).toThrow('is not allowed');
      }
    },
  );
});
