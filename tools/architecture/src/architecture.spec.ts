import { describe, expect, it } from '@jest/globals';
import { ambientStateIsOneObject } from './rules/ambient.js';
import { constructorsAreSmall } from './rules/constructors.js';
import { noCycles, noFileCycles, noFolderCycles } from './rules/cycles.js';
import { modulesOnlyDefine } from './rules/definitions-only.js';
import {
  applicationImportsNoFramework,
  domainIsIndependent,
  pagesImportNoServerCode,
  persistenceIsPrivate,
} from './rules/layers.js';
import { usedContextsAreImported, listsAreComplete } from './rules/listed.js';
import { librariesAreImportedByName } from './rules/library-entry.js';
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
    domainIsIndependent,
    applicationImportsNoFramework,
    persistenceIsPrivate,
    pagesImportNoServerCode,
    librariesAreImportedByName,
    noFileCycles,
    noFolderCycles,
    platformImportsDownwards,
    oneLibraryImportsDriver,
    statementsRefuseByName,
    constructorsAreSmall,
    ambientStateIsOneObject,
    modulesOnlyDefine,
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
