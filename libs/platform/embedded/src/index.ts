export { exclusively } from './exclusively.js';
export { type Embedded, openEmbedded, stopEmbedded, stopEmbeddedIfUnused } from './open-embedded.js';
export { socketUrl } from './server-address.js';
export { contentOf, createOnce, dataDirMode, makeFolder, replacePrivateFile, unusable } from './private-file.js';
