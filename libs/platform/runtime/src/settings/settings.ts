import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as is from './setting.js';
import { type RequiredWhen, textOf, type Variables } from './setting.js';

/** `production` serves real partners, `sandbox` is for testing. A deployment has one environment (A4). */
export type Environment = Settings['environment'];
export type LogLevel = Settings['logLevel'];

/** The root of the checkout, so that all processes use one data directory, whatever folder they were started in. */
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

const inProduction = ({ PARTNER_ENVIRONMENT: name }: Variables): boolean => textOf(name) === 'production';

/** Condition of each of the two keys of the bucket: set both, or neither if the machine has a role. */
const together = (other: string): RequiredWhen => ({
  needed: (variables: Variables) => Boolean(textOf(variables['PARTNER_S3_BUCKET']) && textOf(variables[other])),
  when: `with PARTNER_S3_BUCKET and ${other}`,
});

/** Every setting, in the order of the documentation. */
export const declaredSettings = {
  environment: is.oneOf(['production', 'sandbox'])(
    'PARTNER_ENVIRONMENT',
    '`production` serves real partners, `sandbox` is for testing',
    'sandbox',
  ),
  /** Absent only in the sandbox. Use `secretKeys(settings)` for the effective keys. */
  secret: is.key('PARTNER_SECRET', 'signs tokens and encrypts stored secrets', {
    words: 'created once in the data directory; required in production',
    required: { needed: inProduction, when: 'in production' },
  }),
  /** Decrypts and verifies, but does not encrypt or sign (R87). */
  secretPrevious: is.key(
    'PARTNER_SECRET_PREVIOUS',
    'the previous key while the secret is [rotated](secure.md#rotating-partner_secret)',
  ),
  host: is.host('HOST', 'listening host of the API', '127.0.0.1'),
  port: is.port('PORT', 'listening port of the API; 0 for any free port, which is printed', 3000),
  adminHost: is.host(
    'PARTNER_ADMIN_HOST',
    'listening host of `/livez`, `/readyz` and `/metrics` of this process',
    '127.0.0.1',
  ),
  adminPort: is.port('PARTNER_ADMIN_PORT', 'listening port of these; 0 for any free port, which is printed', 0),
  /** Use `baseUrlOf` for the effective address. */
  baseUrl: is.origin('PARTNER_BASE_URL', 'the public origin of the API, for links in responses and emails', {
    words: '`http://HOST:PORT`',
  }),
  portalHost: is.host('PARTNER_PORTAL_HOST', 'listening host of the portal', '127.0.0.1'),
  portalPort: is.port(
    'PARTNER_PORTAL_PORT',
    'listening port of the portal; 0 for any free port, which is printed',
    3100,
  ),
  /** Use `portalUrlOf` for the effective address. */
  portalUrl: is.origin(
    'PARTNER_PORTAL_URL',
    'the public origin of the portal, for links in emails and the documentation',
    { words: '`PARTNER_BASE_URL`' },
  ),
  trustedProxies: is.networks(
    'PARTNER_TRUSTED_PROXIES',
    'networks of [trusted proxies](#behind-a-proxy), which set `X-Forwarded-For`',
    { words: 'no proxy is trusted', from: () => [] },
  ),
  dataDir: is.folder(
    'PARTNER_DATA_DIR',
    'folder of the embedded database, the development secret, and files without other storage',
    { words: '`.data`', from: () => resolve(root, '.data') },
  ),
  /** Use `openDatabase(settings)` for the effective address. */
  databaseUrl: is.databaseUrl(
    'DATABASE_URL',
    'PostgreSQL 15 or newer, optionally over [TLS](secure.md#tls); may name several hosts of one cluster',
    { words: 'the embedded database; in production only `npm start` creates it' },
  ),
  databaseReadUrl: is.databaseUrl(
    'DATABASE_READ_URL',
    'a [standby](grow.md#reads-on-a-standby) for requests that only read',
    { words: 'all requests use the primary' },
  ),
  cells: is.cells('PARTNER_CELLS', 'the [cells](../scale.md#cells) behind one address; the first is the default'),
  cellPortals: is.origins('PARTNER_CELL_PORTALS', "origins of the other cells' portals, for [sign-in](grow.md#cells)"),
  drainMs: is.integer(0, 300_000)(
    'PARTNER_DRAIN_MS',
    'milliseconds that a server [keeps serving](upgrade.md#stopping-and-rolling-restarts) after `SIGTERM`',
    { words: '5000 in production, 0 in the sandbox', from: (variables) => (inProduction(variables) ? 5_000 : 0) },
  ),
  poolSize: is.integer(2, 1_000)('PARTNER_POOL_SIZE', 'maximum [connections](#postgresql) in a pool of this process', {
    words: '16 for an API server, 8 for a worker or the portal',
  }),
  redisUrl: is.url('redis', 'rediss')(
    'REDIS_URL',
    'Redis 7 or Valkey for the shared cache and rate limits, with any eviction policy; deployments may share one',
    { words: 'cache and limits in each process' },
  ),
  smtpUrl: is.url('smtp', 'smtps')('SMTP_URL', 'mail server for outgoing email', {
    words: 'files in the data directory',
  }),
  mailFrom: is.mailbox('PARTNER_MAIL_FROM', 'sender of emails', {
    words: '`no-reply` at the host of `PARTNER_BASE_URL`',
  }),
  allowPrivateWebhooks: is.flag(
    'PARTNER_ALLOW_PRIVATE_WEBHOOKS',
    'allows webhooks to private addresses and over plain http',
    { words: '`true` in a sandbox with a loopback `PARTNER_BASE_URL`', from: isLoopbackSandbox },
  ),
  /** The names of the three headers of a webhook begin with it (E12). */
  webhookHeaderPrefix: is.headerPrefix('PARTNER_WEBHOOK_HEADER_PREFIX', 'first part of webhook headers', 'X-Service'),
  /** The token bucket of each credential (W11). */
  ratePerSecond: is.positive('PARTNER_RATE_PER_SECOND', 'sustained requests per second of each credential', 20),
  rateBurst: is.atLeastOne('PARTNER_RATE_BURST', 'maximum burst of requests of each credential', 40),
  maxCredentials: is.integer(1, 1_000_000)(
    'PARTNER_MAX_CREDENTIALS',
    'maximum live credentials of each company; a company that has more keeps them',
    50,
  ),
  maxEndpoints: is.integer(1, 1_000_000)(
    'PARTNER_MAX_ENDPOINTS',
    'maximum webhook endpoints of each company; a company that has more keeps them',
    20,
  ),
  invitationsPerDay: is.integer(1, 1_000_000)('PARTNER_INVITATIONS_PER_DAY', 'invitations per company and UTC day', 50),
  sandboxes: is.flag(
    'PARTNER_SANDBOXES',
    'lets anybody create a sandbox company by `POST /sandboxes`; never in production',
    {
      words: '`true` in a sandbox with a loopback `PARTNER_BASE_URL`',
      from: isLoopbackSandbox,
    },
  ),
  sandboxesPerHour: is.integer(1, 1_000_000)(
    'PARTNER_SANDBOXES_PER_HOUR',
    'sandboxes of a client address an hour',
    100,
  ),
  sandboxesMax: is.integer(1, 1_000_000)('PARTNER_SANDBOXES_MAX', 'sandbox companies at once', 500),
  /** The token bucket of each company for calls that send site events (R53). */
  siteEventsPerSecond: is.positive(
    'PARTNER_SITE_EVENTS_PER_SECOND',
    'sustained calls per second of each company that send site events',
    10,
  ),
  siteEventsBurst: is.atLeastOne(
    'PARTNER_SITE_EVENTS_BURST',
    'maximum burst of calls of each company that send site events',
    20,
  ),
  stripeApi: is.baseAddress('PARTNER_STRIPE_API', 'the base address of the Stripe API', { words: "Stripe's own" }),
  s3Bucket: is.bucket('PARTNER_S3_BUCKET', 'the bucket of [documents](#portal-mail-and-files)', {
    words: 'files in the data directory',
  }),
  s3Endpoint: is.baseAddress('PARTNER_S3_ENDPOINT', 'the server of the bucket, if it is not on AWS', { words: 'AWS' }),
  s3Region: is.region('PARTNER_S3_REGION', 'the region of the bucket', 'us-east-1'),
  /** Most servers except AWS require it. */
  s3PathStyle: is.flag('PARTNER_S3_PATH_STYLE', 'puts the bucket into the path instead of the host name', {
    words: '`true` with an endpoint',
    from: ({ PARTNER_S3_ENDPOINT: address }) => textOf(address) !== undefined,
  }),
  awsAccessKeyId: is.credential('AWS_ACCESS_KEY_ID', 'access key that may get, put and delete objects of the bucket', {
    words: 'credentials found by the AWS SDK, such as the role of the machine',
    required: together('AWS_SECRET_ACCESS_KEY'),
  }),
  awsSecretAccessKey: is.credential('AWS_SECRET_ACCESS_KEY', 'secret key of the access key; set both or neither', {
    words: 'as above',
    required: together('AWS_ACCESS_KEY_ID'),
  }),
  erasureList: is.folderOrBucket(
    'PARTNER_ERASURE_LIST',
    'folder, or `s3://bucket`, of [erasures](law.md#erasing-a-person)',
    { words: '`erasures` in the data directory' },
  ),
  documentLinkSeconds: is.atLeastOne('PARTNER_DOCUMENT_LINK_SECONDS', 'seconds in which a download may begin', 600),
  /** Retention of data that grows without limit (R5). */
  eventRetentionDays: is.days(
    'PARTNER_EVENT_RETENTION_DAYS',
    'retention of events in days; the same for API servers and workers',
    90,
  ),
  deliveryLogRetentionDays: is.days(
    'PARTNER_DELIVERY_LOG_RETENTION_DAYS',
    'retention of the delivery log in days; the same for API servers and workers',
    30,
  ),
  siteEventRetentionDays: is.days(
    'PARTNER_SITE_EVENT_RETENTION_DAYS',
    'retention of site events in days; the same for API servers, workers and commands',
    90,
  ),
  requestLog: is.flag(
    'PARTNER_REQUEST_LOG',
    'logs requests for a week and counts them for a month, for the portal; off stores nothing',
    true,
  ),
  demoData: is.flag(
    'PARTNER_DEMO_DATA',
    'creates the demo company and serves its pictures and configurator; never in production',
    { words: '`true` under `npm start`, otherwise `false`', from: () => false },
  ),
  logLevel: is.oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])(
    'PARTNER_LOG_LEVEL',
    'minimum level of logged lines',
    'info',
  ),
  otlpEndpoint: is.baseAddress(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'the collector for [traces](observe.md#traces), to which `/v1/traces` is appended',
    { words: 'no traces' },
  ),
  otlpTracesEndpoint: is.url('http', 'https')(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    'the collector with its complete path',
    { words: '`OTEL_EXPORTER_OTLP_ENDPOINT` and `/v1/traces`' },
  ),
  otlpProtocol: is.oneOf(['http/protobuf', 'http/json'])(
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'encoding of traces',
    'http/protobuf',
  ),
  otlpTimeoutMs: is.integer(1, 60_000)(
    'OTEL_EXPORTER_OTLP_TIMEOUT',
    'timeout of an export in milliseconds, retries included',
    10_000,
  ),
  otelDisabled: is.flag('OTEL_SDK_DISABLED', 'disables tracing, regardless of other settings', false),
  tracesSampler: is.sampler(
    'OTEL_TRACES_SAMPLER',
    'traced requests; with `parentbased_`, a traced caller decides, and the rest applies to others',
    'parentbased_traceidratio',
  ),
  tracesSamplerArg: is.ratio('OTEL_TRACES_SAMPLER_ARG', 'the ratio of requests that `traceidratio` traces', 0.1),
  spanQueueSize: is.integer(1, 100_000)(
    'OTEL_BSP_MAX_QUEUE_SIZE',
    'maximum spans that wait for export; further ones are dropped',
    2_048,
  ),
  spanDelayMs: is.integer(1, 60_000)('OTEL_BSP_SCHEDULE_DELAY', 'maximum delay of an export in milliseconds', 5_000),
};

type Values = { [Name in keyof typeof declaredSettings]: ReturnType<(typeof declaredSettings)[Name]['fallback']> };
type Optional = { [Name in keyof Values]: undefined extends Values[Name] ? Name : never }[keyof Values];

/**
 * All settings from the environment, read once at the start, with the documented defaults. Contains secrets, so never
 * log the whole object.
 */
export type Settings = Readonly<Omit<Values, Optional> & Partial<Pick<Values, Optional>>>;

/** True for a sandbox whose public address, configured or default, is reachable only from this machine. */
function isLoopbackSandbox(variables: Variables): boolean {
  if (inProduction(variables)) return false;
  const host = textOf(variables['HOST']) ?? '127.0.0.1';
  const url = textOf(variables['PARTNER_BASE_URL']) ?? `http://${host.includes(':') ? `[${host}]` : host}`;
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? '');
}
