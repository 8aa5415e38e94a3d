import type { ClientOptions } from './options.js';

/** Checks the options of a client. @throws TypeError that names the option and the remedy. */
export function checkOptions(options: ClientOptions): void {
  const { baseUrl, apiKey, clientId, clientSecret, timeoutMs, retries } = options as Partial<AllOptions>;
  const host = hostOf(baseUrl);
  if (apiKey !== undefined && clientId !== undefined) fail('give apiKey, or clientId and clientSecret, but not both');
  if (clientId !== undefined || clientSecret !== undefined) {
    checkText('clientId', clientId);
    checkText('clientSecret', clientSecret);
  } else {
    if (/^bearer /i.test(apiKey ?? '')) fail('apiKey must not start with "Bearer "');
    checkText('apiKey', apiKey);
    const [, other] = /^(whsec|cs|ci)_/.exec(apiKey!) ?? [];
    if (other !== undefined) fail(`apiKey must be an API key, pk_…; ${other}_… is ${otherSecrets[other]}`);
    if (/^pk_(live|test)_[0-9a-f]{24}_[\w-]{43}$/.test(apiKey!))
      fail('apiKey has the form of a preview; a key now is pk_<live|test>_<company>_<credential>_<secret>: create one');
    checkEnvironment(apiKey!, host);
  }
  checkNumber('timeoutMs', timeoutMs, 1);
  checkNumber('retries', retries, 0);
}

const otherSecrets: Readonly<Record<string, string>> = {
  whsec: 'the signing secret of a webhook endpoint: pass it to verifyWebhook',
  cs: 'the secret of an OAuth client: pass it as clientSecret, with clientId',
  ci: 'the id of an OAuth client: pass it as clientId, with clientSecret',
};

interface AllOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  readonly retries: number;
}

function hostOf(baseUrl: string | undefined): string {
  if (typeof baseUrl !== 'string' || baseUrl === '')
    return fail('baseUrl is missing: pass the address of the API, such as https://api.example.com');
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return fail(`baseUrl must start with https:// or http://, but is ${baseUrl}`);
  if (url.username !== '' || url.password !== '') fail('baseUrl must not contain a user or password: pass apiKey');
  if (url.search !== '' || url.hash !== '') fail('baseUrl must not have a query or fragment');
  if (/\/partner\/v1\/?$/.test(url.pathname)) fail('baseUrl must end before /partner/v1, which the client adds');
  return url.hostname;
}

function checkText(name: string, value: string | undefined): void {
  if (typeof value !== 'string' || value === '')
    fail(`${name} is missing: is the environment variable set that it comes from?`);
  if (/\s/.test(value)) fail(`${name} must not contain spaces or line breaks`);
}

/** A key of one environment is unknown in the other. Only an address that names its environment can be checked. */
function checkEnvironment(apiKey: string, host: string): void {
  const labels = host.split(/[.-]/);
  if (apiKey.startsWith('pk_live_') && labels.some((label) => ['sandbox', 'test'].includes(label)))
    fail(`apiKey is a live key (pk_live_), but ${host} is a sandbox: use a key that starts with pk_test_`);
  if (apiKey.startsWith('pk_test_') && labels.some((label) => ['live', 'production'].includes(label)))
    fail(`apiKey is a sandbox key (pk_test_), but ${host} is live: use a key that starts with pk_live_`);
}

function checkNumber(name: string, value: number | undefined, least: number): void {
  if (value !== undefined && !(Number.isSafeInteger(value) && value >= least))
    fail(`${name} must be a whole number of at least ${least}`);
}

function fail(message: string): never {
  throw new TypeError(`PartnerClient: ${message}`);
}
