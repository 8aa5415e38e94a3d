import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keys } from '../run/authorization.js';
import { KnownIds } from '../run/known-ids.js';
import { fixture, offerFixture } from './fixture.js';
import { type Environment, partner } from './programs.js';

/** Two companies with the fixture each, and a key of each that may do everything. */
export interface Companies {
  readonly keys: readonly [Keys, Keys];
  readonly ids: KnownIds;
}

/** Makes the companies with the operator's commands. @param folder where the lines are written to. */
export async function makeCompanies(folder: string, env: Environment): Promise<Companies> {
  const ids = new KnownIds();
  const make = async (company: 0 | 1): Promise<Keys> => {
    const [made] = await partner(['company', 'create', '--name', `Sheds ${company}`], env);
    const id = String(made?.['id']);
    ids.claim(id, company);
    const file = join(folder, `company-${company}.ndjson`);
    await writeFile(
      file,
      fixture(company)
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    );
    await partner(['apply', '--company', id, file], env);
    // Nothing listens there: every delivery fails, and is in the log.
    const endpoint = ['--url', 'http://127.0.0.1:9/', '--types', 'customer.merged'];
    await partner(['webhook', 'create', '--company', id, ...endpoint], env);
    offerFixture(ids, company);
    const words = ['credential', 'create', '--company', id, '--scopes', 'all', '--type'];
    const [key] = await partner([...words, 'api_key'], env);
    const [client] = await partner([...words, 'oauth_client'], env);
    return {
      apiKey: String(key?.['apiKey']),
      clientId: String(client?.['clientId']),
      clientSecret: String(client?.['clientSecret']),
    };
  };
  return { keys: [await make(0), await make(1)], ids };
}
