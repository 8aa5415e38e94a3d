import { describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { pathsExist, pathsOf, sectionsExist } from './rules/paths.js';
import { readPages, root } from './workspace.js';

describe('the pages of the documentation', () => {
  const pages = readPages();

  it('name paths', () => {
    expect(pages.flatMap(pathsOf).length).toBeGreaterThan(50);
  });

  it('name only existing paths', () => {
    const exists = (glob: string): boolean => globSync(glob, { cwd: root }).length > 0;
    expect(pages.flatMap((page) => pathsExist(page, exists))).toEqual([]);
  });

  it('link only existing sections', () => {
    expect(sectionsExist(pages)).toEqual([]);
  });
});
