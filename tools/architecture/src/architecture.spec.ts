import { describe, expect, it } from '@jest/globals';
import { noCycles, noFileCycles, noFolderCycles } from './rules/cycles.js';
import { usedContextsAreImported, listsAreComplete } from './rules/listed.js';
import { oneLibraryImportsDriver, platformImportsDownwards } from './rules/platform.js';
import { statementsRefuseByName } from './rules/statements.js';
import { everyProjectIsTagged } from './rules/tags.js';
import { readProjects, readSources } from './workspace.js';

describe('the workspace', () => {
  const sources = readSources();
  const projects = readProjects();

  it('has sources and projects', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(projects.length).toBeGreaterThan(10);
  });

  for (const rule of [
    noFileCycles,
    noFolderCycles,
    platformImportsDownwards,
    oneLibraryImportsDriver,
    statementsRefuseByName,
  ]) {
    it(`keeps the rule ${rule.name}`, () => {
      expect(rule(sources)).toEqual([]);
    });
  }

  it('has no cycle between libraries', () => {
    expect(noCycles(sources, new Map(projects.map(({ name, folder }) => [name, folder])))).toEqual([]);
  });

  it('imports every API module, handler, maintenance and job module into the apps', () => {
    expect(listsAreComplete(sources)).toEqual([]);
  });

  it('imports a module of every context that an app uses', () => {
    expect(usedContextsAreImported(sources)).toEqual([]);
  });

  it('has the NX tags that lint depends on', () => {
    expect(everyProjectIsTagged(projects)).toEqual([]);
  });
});
