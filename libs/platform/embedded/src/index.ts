export { exclusively } from './exclusively.js';
export { openEmbedded, stopEmbedded } from './open-embedded.js';
export { makeFolder, PrivateFile, unusable } from './private-file.js';
