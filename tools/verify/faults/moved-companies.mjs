import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { newId } from '../../../libs/kernel/dist/index.js';
import { multiply } from '../plans/fill.mjs';
import { Creates } from '../shared/creates.mjs';
import { followed, follower } from '../shared/listener.mjs';
import { Load } from '../shared/load.mjs';
import { PortalPerson } from './portal-person.mjs';
import { apply, newCredential, partner } from '../shared/server.mjs';
import { missing, until } from '../shared/until.mjs';

/** Writes: one every this many milliseconds, while fewer than this number wait. */
const load = { every: 50, atOnce: 25 };
const [leads, quotes] = [10, 5];
/** Sizes of documents in bytes. */
const sizes = [1, 1_000, 100_000, 700_000];

/** A company with a load of all kinds, and a small one with which it shares an agreement. Both move together. */
export class MovedCompanies {
  /** Names of tables and files that were not as before. */
  wrong = [];

  /** Makes both in a cell, the first one with this many records, and begins the load. */
  static async start(cell, { records, receiver, folder }) {
    const companies = new MovedCompanies();
    Object.assign(companies, { cell, records, receiver, feed: join(folder, `feed-${newId()}`) });
    const made = ['Moved Sheds', 'Lender'].map((name) => partner(['company', 'create', '--name', name], cell.env));
    companies.ids = (await Promise.all(made)).map(([{ id }]) => id);
    const credentials = await Promise.all(companies.ids.map((id) => newCredential(id, cell.env)));
    companies.keys = credentials.map(({ apiKey }) => apiKey);
    await companies.#fill();
    companies.creates = new Creates(cell.api, companies.keys[0], companies.location);
    companies.creating = companies.creates.steadily(load);
    companies.person = new PortalPerson(companies.ids[0]);
    await Promise.all([companies.#follow(), companies.person.signIn(cell)]);
    companies.working = companies.person.work();
    return companies;
  }

  async #fill() {
    const { cell, records, receiver, feed } = this;
    const [id] = this.ids;
    const api = new Load(cell.api, this.keys[0]);
    this.location = await api.location();
    await partner(['webhook', 'create', '--company', id, '--url', receiver.url], cell.env);
    await api.leads(this.location, leads, leads);
    await this.#apply();
    const pending = `select from webhook_deliveries where company_id = $1 and state = 'pending'`;
    await until(async () => {
      const events = (await cell.query('select id from events where company_id = $1', [id])).map((event) => event.id);
      return missing(events, [receiver]) === 0 && (await cell.query(pending, [id])).length === 0;
    }, 30);
    const client = new pg.Client(cell.url());
    await client.connect();
    await multiply(client, id, records).finally(() => client.end());
    const ids = await this.events();
    Object.assign(this, { before: ids.length, sha256: hashOf(ids.join()) });
    // The follower begins after it.
    await writeFile(feed, `${ids.at(-1)}\n`);
  }

  /** Makes what only the portal makes. */
  async #apply() {
    const { cell, location: locationId } = this;
    const [company, other] = this.ids;
    this.agreement = newId();
    const customer = newId();
    const quoteIds = Array.from({ length: quotes }, newId);
    const files = sizes.map((size) => ({ id: newId(), content: randomBytes(size) }));
    this.documents = new Map(files.map(({ id, content }) => [id, hashOf(content)]));
    const lines = [
      { put: 'user', name: 'Ann', email: `ann@${company}.example.com`, isOwner: true },
      { put: 'customer', id: customer, name: 'Ben' },
      ...quoteIds.map((id) => ({ put: 'quote', id, customerId: customer, locationId })),
      ...files.map(({ id, content }) => ({
        ...{ put: 'document', id, entityType: 'quote', entityId: quoteIds[0], fileName: `${content.length}.bin` },
        contentBase64: content.toString('base64'),
      })),
      {
        ...{ put: 'agreement', id: this.agreement, direction: 'outgoing', status: 'active' },
        ...{ from: { companyId: company }, to: { companyId: other } },
      },
    ];
    await apply(company, lines, cell.env);
  }

  /** True as soon as the load has doubled the first one: each creation makes a lead and a customer. */
  get isLarge() {
    return 2 * this.creates.confirmed.size > this.records;
  }

  async events() {
    const rows = await this.cell.query('select id from events where company_id = $1 order by seq', [this.ids[0]]);
    return rows.map(({ id }) => id);
  }

  /** Sends everything to another cell, as routers do, and lets the person sign in there. */
  async arrive(cell) {
    this.cell = cell;
    this.creates.api = cell.api;
    await Promise.all([this.#follow(), this.person.signIn(cell)]);
  }

  async #follow() {
    await this.#stopFollowing();
    this.following = await follower(this.cell.api.url, this.feed, this.keys[0], this.cell.env).start();
  }

  async #stopFollowing() {
    await this.following?.end();
  }

  /** Reads documents and agreement over the API, and the parties of the agreement in the database. */
  async check() {
    const { cell, agreement } = this;
    const [own, other] = this.keys.map((key) => new Load(cell.api, key));
    for (const [id, hash] of this.documents) {
      const { downloadUrl } = (await own.call('GET', `documents/${id}/download`)) ?? {};
      const file = downloadUrl && (await fetch(cell.api.url + new URL(downloadUrl).pathname));
      if (!file?.ok || hashOf(Buffer.from(await file.arrayBuffer())) !== hash) this.wrong.push(`document ${id}`);
    }
    for (const api of [own, other])
      if ((await api.call('GET', `agreements/${agreement}`))?.id !== agreement) this.wrong.push('agreement');
    const parties = await cell.query(
      `select p.company_id from agreement_parties p join agreements a on a.company_id = p.owner_id and a.id = p.id
        where a.company_id = $1 and a.id = $2`,
      [this.ids[0], agreement],
    );
    if (String(parties.map((row) => row.company_id).sort()) !== String([...this.ids].sort()))
      this.wrong.push('parties of the agreement');
  }

  /** Checks that a purged cell has nothing of both. */
  async checkPurged({ name, query, dataDir }) {
    for (const table of ['companies', 'events', 'leads', 'quotes', 'documents', 'agreements', 'agreement_parties'])
      if ((await query(`select from ${table} where company_id = any($1) limit 1`, [this.ids])).length > 0)
        this.wrong.push(`${table} in purged cell ${name}`);
    for (const id of this.ids)
      if (existsSync(join(dataDir, 'documents', id))) this.wrong.push(`files in purged cell ${name}`);
  }

  /** Ends the load, and waits for what is under way. @returns what the follower read, and the events that are stored */
  async finish() {
    this.creates.stop();
    this.person.stop();
    await Promise.all([this.creating, this.working]);
    const stored = await this.events();
    const ids = stored.slice(this.before - 1);
    const read = async () => (await followed(this.feed)).filter((line) => line.length === 24);
    await until(async () => (await read()).length >= ids.length && missing(ids.slice(1), [this.receiver]) === 0, 120);
    await this.#stopFollowing();
    const isSameBefore = hashOf(stored.slice(0, this.before).join()) === this.sha256;
    return { ids: ids.slice(1), isFeedEqual: isSameBefore && String(await read()) === String(ids) };
  }

  /** Ends everything at once. */
  async close() {
    this.creates.stop();
    this.person.stop();
    await this.#stopFollowing();
  }
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex');
