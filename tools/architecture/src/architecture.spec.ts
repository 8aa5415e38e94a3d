import { describe, expect, it } from '@jest/globals';
import { ambientStateIsOneObject } from './rules/ambient.js';
import { constructorsAreSmall } from './rules/constructors.js';
import { noCycles, noFileCycles } from './rules/cycles.js';
import {
  applicationKnowsNoFramework,
  domainStandsAlone,
  pagesKnowNoServer,
  persistenceIsPrivate,
} from './rules/layers.js';
import { contextsInUseAreTakenIn, everythingIsListed } from './rules/listed.js';
import { librariesAreEnteredByTheirIndex } from './rules/library-entry.js';
import { oneLibraryKnowsTheDriver, platformImportsDownwards } from './rules/platform.js';
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
    domainStandsAlone,
    applicationKnowsNoFramework,
    persistenceIsPrivate,
    pagesKnowNoServer,
    librariesAreEnteredByTheirIndex,
    noFileCycles,
    platformImportsDownwards,
    oneLibraryKnowsTheDriver,
    statementsRefuseByName,
    constructorsAreSmall,
    ambientStateIsOneObject,
  ]) {
    it(`keeps the rule ${rule.name}`, () => {
      expect(rule(sources)).toEqual([]);
    });
  }

  it('has no cycle between libraries', () => {
    expect(noCycles(sources, new Map(projects.map(({ name, folder }) => [name, folder])))).toEqual([]);
  });

  it('imports every API module, handler, maintenance and job module into the apps', () => {
    expect(everythingIsListed(sources)).toEqual([]);
  });

  it('imports a module of every context that an app uses', () => {
    expect(contextsInUseAreTakenIn(sources)).toEqual([]);
  });

  it('has the NX tags that lint depends on', () => {
    expect(everyProjectIsTagged(projects)).toEqual([]);
  });
});
