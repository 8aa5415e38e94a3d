import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { discoverContexts } from '@partner/schema';
import { applyPage } from './apply-page.js';

/** Writes the reference of `partner apply` into the file given as argument. */
await writeFile(process.argv[2] ?? 'docs/apply.md', applyPage((await discoverContexts()).eventTypes));
