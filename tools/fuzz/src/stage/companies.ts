import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keys } from '../run/authorization.js';
import { KnownIds } from '../run/known-ids.js';
import { fixture, offerFixture } from './fixture.js';
import { type Environment, partner } from './programs.js';

/** Two companies with the fixture each, and what each of them authenticates itself with. */
export interface Companies {
  readonly keys: readonly [Keys, Keys];
  readonly ids: KnownIds;
}

/** Makes both companies with the operator's commands. @param folder where the lines of the fixture are written to. */
export async function makeCompanies(folder: string, env: Environment): Promise<Companies> {
  const ids = new KnownIds();
  const make = async (company: 0 | 1): Promise<Keys> => {
    const [made] = await partner(['company', 'create', '--name', `Sheds ${company}`], env);
    const id = String(made?.['id']);
    // Nothing listens there: every delivery fails, and is in the log.
    const endpoint = ['--url', 'http://127.0.0.1:9/', '--types', 'customer.merged'];
    await partner(['webhook', 'create', '--company', id, ...endpoint], env);
    await fillCompany({ company, id, ids, folder, env });
    const words = ['credential', 'create', '--company', id, '--scopes', 'all', '--type'];
    const [key] = await partner([...words, 'api_key'], env);
    const [client] = await partner([...words, 'oauth_client'], env);
    return {
      apiKey: String(key?.['apiKey']),
      clientId: String(client?.['clientId']),
      clientSecret: String(client?.['clientSecret']),
    };
  };
  const keys = await Promise.all([make(0), make(1)]);
  return { keys, ids };
}

/** A company that exists, and where its ids are to be known. */
export interface CompanyToFill {
  readonly company: 0 | 1;
  readonly id: string;
  readonly ids: KnownIds;
  readonly folder: string;
  readonly env: Environment;
}

/** Puts the fixture into a company, and its ids among those that requests are made with. */
export async function fillCompany({ company, id, ids, folder, env }: CompanyToFill): Promise<void> {
  const file = join(folder, `company-${company}.ndjson`);
  const lines = fixture(company).map((line) => `${JSON.stringify(line)}\n`);
  await writeFile(file, lines.join(''));
  await partner(['apply', '--company', id, file], env);
  ids.claim(id, company);
  offerFixture(ids, company);
}
