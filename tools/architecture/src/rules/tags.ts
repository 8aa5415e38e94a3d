import type { Violation } from '../source.js';

/** A project as its package.json declares it. */
export interface Project {
  readonly folder: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** The contexts that it uses, where it is one. */
  readonly usesContexts: readonly string[];
}

const types = ['type:sdk', 'type:kernel', 'type:platform', 'type:context', 'type:app', 'type:testing'];

/** Every project says what it is, once, and a context also whose it is: the lint's boundaries rest on it. */
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
