export { exclusively } from './exclusively.js';
export { type Embedded, openEmbedded } from './open-embedded.js';
export { contentOf, createOnce, replacePrivateFile } from './private-file.js';
export { stopEmbedded, stopEmbeddedIfUnused } from './stop-embedded.js';
