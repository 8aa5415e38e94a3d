import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { describedSettings } from '@partner/runtime';
import { withSettings } from './settings-table.js';

/** Writes the table of all settings into the page given as argument. */
const [file = 'docs/operations.md'] = process.argv.slice(2);
await writeFile(file, withSettings(await readFile(file, 'utf8'), describedSettings()));
