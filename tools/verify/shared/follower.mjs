import { appendFile, readFile } from 'node:fs/promises';
import { PartnerClient } from '../../../libs/sdk/dist/index.js';

/**
 * Follows the feed with the SDK and appends the id of each event to a file: follower.mjs API FILE KEY. It resumes from
 * the last id in the file. A line that a kill cut short is not an id; it is completed, and its event is read again.
 */
const [baseUrl, file, apiKey] = process.argv.slice(2);
const stored = await readFile(file, 'utf8').catch(() => '');
if (stored !== '' && !stored.endsWith('\n')) await appendFile(file, '\n');
const cursor = stored
  .split('\n')
  .slice(0, -1)
  .findLast((line) => line.length === 24);
process.stdout.write('following\n');
const client = new PartnerClient({ baseUrl, apiKey });
for await (const { id } of client.events.follow({ cursor, pollMs: 100 })) await appendFile(file, `${id}\n`);
