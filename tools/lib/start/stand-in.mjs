import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripe } from '../build.mjs';
import { ServerProcess } from './server-process.mjs';

const account = 'acct_demo';
/** Seconds between attempts to send a webhook: short at first, for an API that restarts. */
const backoff = '1,5,30,60,300,1800,3600,14400,43200,43200';

/**
 * The stand-in for Stripe that processes the demo company's payments. Its state and its connection to the company are
 * stored in the data directory. Its port stays the same unless another program uses it, so that existing links keep
 * working.
 */
export class StripeStandIn {
  #file;
  #embedded;
  #kept;
  #process;
  #control;

  /** Returns undefined if the demo company must not have one: in production, or beside another Stripe. */
  static of({ settings, embedded }) {
    const { environment, demoData, stripeApi, dataDir } = settings;
    if (environment === 'production' || !demoData || stripeApi !== undefined) return undefined;
    const standIn = new StripeStandIn();
    standIn.#embedded = embedded;
    standIn.#file = new embedded.PrivateFile(join(dataDir, 'processor.json'));
    return standIn;
  }

  /** Call in one start at a time. A stand-in that another start runs on the same data directory is shared. */
  async start({ dataDir }, logs) {
    this.#kept = JSON.parse((await this.#file.content()) ?? '{}');
    await this.#run(join(dataDir, 'stripe.json'), logs);
  }

  get url() {
    return this.#control.url;
  }

  /** Never resolves. Rejects when the stand-in exits by itself. */
  failure() {
    return this.#process?.failure() ?? new Promise(() => undefined);
  }

  async stop() {
    await this.#process?.stop();
  }

  /** Connects the demo company of a database, once: later changes of the connection are preserved. */
  async connect({ databaseUrl, dataDir }, partner, companyId) {
    const { secretKey, webhookSecret, connected } = this.#kept;
    const where = createHash('sha256')
      .update(databaseUrl ?? 'embedded')
      .digest('hex');
    if (connected?.where === where) return;
    const line = { put: 'payment-processor', provider: 'stripe', secretKey, webhookSecret };
    const file = join(dataDir, 'processor.ndjson');
    await new this.#embedded.PrivateFile(file).replace(`${JSON.stringify(line)}\n`);
    try {
      const { id } = JSON.parse(await partner(['apply', '--company', companyId, file]));
      await this.#keep({ connected: { where, company: companyId, id } });
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Sends its webhooks to the API at this URL, and no longer to a previous URL. */
  async notify(apiUrl) {
    const { connected, webhook, webhookSecret } = this.#kept;
    const url = `${apiUrl}/processors/stripe/${connected.company}/${connected.id}/events`;
    if (webhook && webhook.url !== url) await this.#control.removeWebhook(account, webhook.id);
    const { id } = await this.#control.addWebhook(account, { url, secret: webhookSecret });
    await this.#keep({ webhook: { id, url } });
  }

  async #run(data, logs) {
    const { secretKey = `sk_test_${randomText()}`, webhookSecret = `whsec_${randomText()}`, port } = this.#kept;
    const { stripeControl } = await stripe();
    const isThere = (control) =>
      control.addAccount({ id: account, secretKey }).then(
        () => true,
        () => false,
      );
    this.#control = stripeControl(`http://127.0.0.1:${port ?? 0}`);
    if (port === undefined || !(await isThere(this.#control))) {
      const words = ['--data', data, '--backoff', backoff, '--port'];
      const begun = (at) =>
        new ServerProcess('stripe', {
          env: process.env,
          logs,
          main: 'tools/verify/stripe/dist/main.js',
          words: [...words, at],
        });
      this.#process = begun(String(port ?? 0));
      const url = await Promise.race([this.#process.ready, this.#process.ended.then(() => undefined)]);
      // Another program uses the port.
      if (url === undefined) this.#process = begun('0');
      this.#control = stripeControl(url ?? (await Promise.race([this.#process.ready, this.#process.failure()])));
      await this.#control.addAccount({ id: account, secretKey });
    }
    await this.#keep({ secretKey, webhookSecret, port: Number(new URL(this.url).port) });
  }

  async #keep(what) {
    this.#kept = { ...this.#kept, ...what };
    await this.#file.replace(`${JSON.stringify(this.#kept, null, 2)}\n`);
  }
}

const randomText = () => randomBytes(18).toString('hex');
