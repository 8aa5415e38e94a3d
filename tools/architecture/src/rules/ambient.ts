import { isTest, type Source, type Violation } from '../source.js';

/** The file with the only storage, which documents its parts. */
const home = 'libs/platform/runtime/src/ambient.ts';

/** Ambient state is one object in one `AsyncLocalStorage`. */
export function ambientStateIsOneObject(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => /^(libs|apps)\//.test(source.path) && !isTest(source))
    .filter(({ path, text }) => text.split('new AsyncLocalStorage').length > (path === home ? 2 : 1))
    .map(({ path }) => `${path} has its own ambient state: make it a part of Ambient in ${home}`);
}
