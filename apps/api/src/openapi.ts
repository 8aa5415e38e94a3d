import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { apiDocument } from './openapi-document.js';

// The committed document is what a review sees of a change to the contract.
const [file = 'docs/openapi.json'] = process.argv.slice(2);
await writeFile(file, `${JSON.stringify(await apiDocument(), null, 2)}\n`);
