export { EmbeddedError } from './embedded-error.js';
export { exclusively } from './exclusively.js';
export { type Embedded, openEmbedded } from './open-embedded.js';
export { contentOf, madeOnce, passable, replacePrivateFile } from './private-file.js';
export type { EmbeddedOptions } from './server-flags.js';
export { stopEmbedded, stopEmbeddedIfUnused } from './stop-embedded.js';
