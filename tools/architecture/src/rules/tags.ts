import type { Violation } from '../source.js';

/** A project as its package.json declares it. */
export interface Project {
  readonly folder: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** The contexts that a context uses. */
  readonly usesContexts: readonly string[];
}

const types = ['type:sdk', 'type:kernel', 'type:platform', 'type:context', 'type:app', 'type:testing'];

/** Requires every project to have one type tag, and a context also its scope: lint's boundaries depend on them. */
export function everyProjectIsTagged(projects: readonly Project[]): Violation[] {
  return projects.flatMap(({ folder, tags }) => {
    const typeTags = tags.filter((tag) => types.includes(tag));
    if (typeTags.length !== 1) return [`${folder}/package.json needs exactly one of the NX tags ${types.join(', ')}`];
    const scope = `scope:${folder.split('/').at(-1)}`;
    return typeTags[0] === 'type:context' && !tags.includes(scope)
      ? [`${folder}/package.json lacks the NX tag ${scope}`]
      : [];
  });
}
