import { writeFile } from 'node:fs/promises';
import { discoverContexts } from '@partner/schema';
import { errorCatalogue } from '@partner/http';
import { errorPage } from './document/error-page.js';

/** Writes the error catalogue to the file named as argument. */
await writeFile(process.argv[2] ?? 'docs/errors.md', errorPage(errorCatalogue((await discoverContexts()).all)));
