import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withDeprecations } from './document/deprecations.js';
import { apiDocument } from './openapi-document.js';
import { postmanCollection } from './postman/collection.js';
import type { CollectedDocument } from './postman/document.js';
import { postmanEnvironment } from './postman/environment.js';

// The files are committed, so that a review shows changes to the contract.
const [file = 'docs/openapi.json'] = process.argv.slice(2);
const document = await apiDocument();
const postman = join(dirname(file), 'postman');

const write = (path: string, content: object): Promise<void> =>
  writeFile(path, `${JSON.stringify(content, null, 2)}\n`);

await mkdir(postman, { recursive: true });
await write(file, document);
await write(join(postman, 'collection.json'), postmanCollection(document as CollectedDocument));
await write(join(postman, 'environment.json'), postmanEnvironment);

const changelog = join(dirname(file), 'guides', 'changelog.md');
if (existsSync(changelog)) await writeFile(changelog, withDeprecations(await readFile(changelog, 'utf8'), document));
