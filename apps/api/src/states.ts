import { writeFile } from 'node:fs/promises';
import { discoverContexts } from '@partner/schema';
import { stateDiagrams } from './state-diagrams.js';

/** Writes the diagrams of all statuses to the file named as argument. */
await writeFile(process.argv[2] ?? 'docs/states.md', stateDiagrams((await discoverContexts()).resources));
