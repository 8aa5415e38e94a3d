import { writeFile } from 'node:fs/promises';
import { discoverContexts } from '@partner/schema';
import { errorCatalogue, errorPage } from './document/error-catalogue.js';

/** Writes the error catalogue to the file named as argument. */
await writeFile(process.argv[2] ?? 'docs/errors.md', errorPage(errorCatalogue((await discoverContexts()).all)));
