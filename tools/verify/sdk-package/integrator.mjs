import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { run } from '../../lib/run.mjs';
import { until } from '../shared/until.mjs';

const npmCli = process.env.npm_execpath;
const npxCli = join(dirname(npmCli), 'npx-cli.js');
const secret = 'whsec_of_the_receiver';
const maxSeconds = 60;

/** Prints the company of the key, with the SDK loaded in one of two ways. */
const use = (load) => `${load}
const client = new PartnerClient({ baseUrl: process.env.API, apiKey: process.env.KEY });
client.getMe().then((me) => console.log(me.companyName));`;

/** Receives webhooks, and prints the type of each whose signature is valid. */
const receiver = `import { createServer } from 'node:http';
import { verifyWebhook, WebhookSignatureError } from '@partner/sdk';
createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const signature = request.headers['x-service-signature'];
  try {
    const event = verifyWebhook({ body: Buffer.concat(parts), signature, secret: process.env.SECRET });
    console.log(event.type);
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookSignatureError)) throw error;
    response.writeHead(400).end();
  }
}).listen(0, '127.0.0.1', function () { console.log('port', this.address().port); });`;

/** A new integrator with a version of Node.js, an address and a key, and nothing else. */
export class Integrator {
  #children = [];

  /** @param api address and key of the API, and the name of the key's company */
  constructor(folder, { url, key, company }) {
    this.folder = folder;
    this.project = join(folder, 'project');
    this.url = url;
    this.key = key;
    this.company = company;
  }

  /** Names and functions of the steps, in order. Each throws a Failure. */
  get steps() {
    return [
      ['install the SDK', () => this.#install()],
      ['use it from ES modules', () => this.#uses('use.mjs', `import { PartnerClient } from '@partner/sdk';`)],
      ['use it from CommonJS', () => this.#uses('use.cjs', `const { PartnerClient } = require('@partner/sdk');`)],
      ['log in with npx, without installing', () => this.#npx('login', '--key', this.key)],
      ['cause an event with npx', () => this.#npx('trigger', 'customer.created')],
      ['receive and verify a webhook', () => this.#receives()],
      ['resume a killed listener', () => this.#resumes()],
      ['certify the receiver', () => this.#partner('certify', this.target, '--secret', secret)],
    ];
  }

  /** Installs a version of Node.js. @returns its exact version */
  async installNode(version) {
    const runtime = join(this.folder, 'runtime');
    await mkdir(runtime);
    await mkdir(this.project);
    const name = `node-${process.platform}-${process.arch}`;
    const words = [npmCli, 'install', '--prefix', runtime, '--no-audit', '--no-fund', `${name}@${version}`];
    await run(process.execPath, words, { cwd: runtime, name: `npm install ${name}@${version}` });
    const bin = join(runtime, 'node_modules', name, 'bin');
    this.node = join(bin, 'node');
    this.env = {
      PATH: `${bin}:${process.env.PATH}`,
      HOME: this.folder,
      API: this.url,
      KEY: this.key,
      SECRET: secret,
      npm_config_update_notifier: 'false',
    };
    return (await this.#run([this.node, '--version'])).trim();
  }

  /** Ends the programs that are still running. */
  end() {
    for (const child of this.#children) child.kill('SIGKILL');
  }

  async #install() {
    const latest = await fetch(`${this.url}/sdk/latest.tgz`, { redirect: 'manual' });
    const file = `${this.url}${latest.headers.get('location')}`;
    await this.#run([this.node, npmCli, 'install', '--no-audit', '--no-fund', file]);
    const installed = await readdir(join(this.project, 'node_modules'));
    if (installed.filter((name) => !name.startsWith('.')).length !== 1) throw new Failure('the SDK has dependencies');
    await writeFile(join(this.project, 'receiver.mjs'), receiver);
  }

  async #uses(name, load) {
    await writeFile(join(this.project, name), use(load));
    const printed = await this.#run([this.node, name]);
    if (printed.trim() !== this.company) throw new Failure(`${name} printed ${printed}`);
  }

  async #receives() {
    this.received = '';
    const server = this.#start('receiver.mjs');
    server.stdout.on('data', (text) => (this.received += text));
    await this.#waits('the receiver to start', () => this.received.startsWith('port'));
    this.target = `http://127.0.0.1:${/\d+/.exec(this.received)[0]}/hook`;
    await this.#listen();
    await this.#causes(1);
  }

  async #resumes() {
    const ended = once(this.listener, 'exit');
    this.listener.kill('SIGKILL');
    await ended;
    await this.#partner('trigger', 'customer.created');
    await this.#listen();
    await this.#arrives(2);
    await this.#causes(3);
  }

  async #causes(count) {
    await this.#partner('trigger', 'customer.created');
    await this.#arrives(count);
  }

  async #arrives(count) {
    const arrivals = () => this.received.split('\n').filter((line) => line === 'customer.created').length;
    await this.#waits(`webhook ${count}`, () => arrivals() >= count);
    // Only an event in flight may arrive twice.
    if (arrivals() > count + 1) throw new Failure(`${arrivals()} webhooks arrived instead of ${count}`);
  }

  /** Starts a listener that forwards to the receiver, and waits until it has printed its first line. */
  async #listen() {
    const words = ['listen', '--forward', this.target, '--secret', secret];
    this.listener = this.#start(join(this.project, 'node_modules/.bin/partner'), ...words);
    await once(this.listener.stdout, 'data');
  }

  async #waits(what, condition) {
    if (!(await until(condition, maxSeconds)).held) throw new Failure(`${what} took longer than ${maxSeconds} s`);
  }

  #start(...words) {
    const child = spawn(this.node, words, { cwd: this.project, env: this.env, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.setEncoding('utf8');
    this.#children.push(child);
    return child;
  }

  #npx(...words) {
    const from = ['--yes', '--package', `${this.url}/sdk/latest.tgz`];
    return this.#run([this.node, npxCli, ...from, 'partner', ...words], this.folder);
  }

  #partner(...words) {
    return this.#run([this.node, join(this.project, 'node_modules/.bin/partner'), ...words]);
  }

  #run([command, ...words], cwd = this.project) {
    return run(command, words, { cwd, env: this.env, name: words.map((word) => word.split('/').at(-1)).join(' ') });
  }
}
