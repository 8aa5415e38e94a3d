export { exclusively } from './exclusively.js';
export { openEmbedded, stopEmbedded, stopEmbeddedIfUnused } from './open-embedded.js';
export { socketUrl } from './server-address.js';
export { contentOf, createOnce, makeFolder, replacePrivateFile, unusable } from './private-file.js';
