import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopbackSandbox } from './loopback.js';
import {
  Amount,
  Bucket,
  Bytes,
  DatabaseUrl,
  Flag,
  Folder,
  Host,
  Mailbox,
  Meaning,
  Networks,
  OneOf,
  Port,
  Ratio,
  Secret,
  textOf,
  Url,
  Integer,
  Word,
} from './setting.js';

/** `production` serves real partners, `sandbox` is for testing. A deployment has one environment (A4). */
export type Environment = 'production' | 'sandbox';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** OTLP encodings for traces. */
const otlpProtocols = ['http/protobuf', 'http/json'] as const;
const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

/** The root of the checkout, so that all processes use one data directory, whatever folder they were started in. */
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

const redis = ['redis', 'rediss'];
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
const production = 'production';

/**
 * All settings from the environment, read once at the start, with the documented defaults. Contains secrets, so never
 * log the whole object.
 */
export class Settings {
  @Meaning('`production` serves real partners, `sandbox` is for testing')
  @OneOf('PARTNER_ENVIRONMENT', [production, 'sandbox'], 'sandbox')
  readonly environment!: Environment;
  /** Absent only in the sandbox. Use `secretKeys(settings)` for the effective keys. */
  @Meaning('signs tokens and encrypts stored secrets', 'created once in the data directory; required in production')
  @Bytes('PARTNER_SECRET', 32, {
    needed: ({ environment }: Settings) => environment === production,
    when: 'in production',
  })
  readonly secret?: Buffer;
  /** Decrypts and verifies, but does not encrypt or sign (R87). */
  @Meaning('the previous key while the secret is [rotated](#rotating-partner_secret)')
  @Bytes('PARTNER_SECRET_PREVIOUS', 32)
  readonly secretPrevious?: Buffer;
  @Meaning('listening host of the API')
  @Host('HOST', '127.0.0.1')
  readonly host!: string;
  @Meaning('listening port of the API; 0 for any free port, which is printed')
  @Port('PORT', 3000)
  readonly port!: number;
  @Meaning('listening host of `/livez`, `/readyz` and `/metrics` of this process')
  @Host('PARTNER_ADMIN_HOST', '127.0.0.1')
  readonly adminHost!: string;
  @Meaning('listening port of these; 0 for any free port, which is printed')
  @Port('PARTNER_ADMIN_PORT', 0)
  readonly adminPort!: number;
  /** Without a trailing slash, if configured. Use `baseUrlOf` for the effective address. */
  @Meaning('the public address of the API, for links in responses and emails', '`http://HOST:PORT`')
  @Url('PARTNER_BASE_URL', ['http', 'https'], { read: withoutSlash })
  readonly baseUrl?: string;
  @Meaning('listening host of the portal')
  @Host('PARTNER_PORTAL_HOST', '127.0.0.1')
  readonly portalHost!: string;
  @Meaning('listening port of the portal; 0 for any free port, which is printed')
  @Port('PARTNER_PORTAL_PORT', 3100)
  readonly portalPort!: number;
  /** Without a trailing slash, if configured. Use `portalUrlOf` for the effective address. */
  @Meaning('the public address of the portal, for links in emails', '`PARTNER_BASE_URL`')
  @Url('PARTNER_PORTAL_URL', ['http', 'https'], { read: withoutSlash })
  readonly portalUrl?: string;
  @Meaning('networks of [trusted proxies](#behind-a-proxy), which set `X-Forwarded-For`', 'no proxy is trusted')
  @Networks('PARTNER_TRUSTED_PROXIES')
  readonly trustedProxies!: readonly string[];
  @Meaning('folder of the embedded database, the development secret, and files without other storage', '`.data`')
  @Folder('PARTNER_DATA_DIR', resolve(root, '.data'))
  readonly dataDir!: string;
  /** Use `databaseUrl(settings)` for the effective address. */
  @Meaning(
    'PostgreSQL 15 or newer, optionally over [TLS](#tls); may name several hosts of one cluster',
    'the embedded database; in production only `npm start` creates it',
  )
  @DatabaseUrl('DATABASE_URL')
  readonly databaseUrl?: string;
  @Meaning('a [standby](#reads-on-a-standby) for requests that only read', 'all requests use the primary')
  @DatabaseUrl('DATABASE_READ_URL')
  readonly databaseReadUrl?: string;
  @Meaning(
    'milliseconds that a server [keeps serving](#stopping-and-rolling-restarts) after `SIGTERM` while not ready',
    '5000 in production, 0 in the sandbox',
  )
  @Integer('PARTNER_DRAIN_MS', [0, 300_000], ({ PARTNER_ENVIRONMENT: name }) =>
    textOf(name) === production ? 5_000 : 0,
  )
  readonly drainMs!: number;
  /** Use `poolSizeOf` for the effective size. */
  @Meaning(
    'maximum [connections](#connections-to-postgresql) in the pool of this process',
    '16 for an API server, 8 for a worker or the portal',
  )
  @Integer('PARTNER_POOL_SIZE', [2, 1_000])
  readonly poolSize?: number;
  @Meaning(
    'Redis 7 or Valkey for job queues, the shared cache and rate limits',
    'queues in PostgreSQL, cache and limits in each process',
  )
  @Url('REDIS_URL', redis)
  readonly redisUrl?: string;
  @Meaning('a second Redis for the cache only: queues need `noeviction`, a cache an eviction policy', '`REDIS_URL`')
  @Url('REDIS_CACHE_URL', redis, { unset: ({ REDIS_URL: url }) => textOf(url) })
  readonly redisCacheUrl?: string;
  @Meaning('mail server for outgoing email', 'files in the data directory')
  @Url('SMTP_URL', ['smtp', 'smtps'])
  readonly smtpUrl?: string;
  @Meaning('sender of emails', '`no-reply` at the host of `PARTNER_BASE_URL`')
  @Mailbox('PARTNER_MAIL_FROM')
  readonly mailFrom?: string;
  @Meaning(
    'allows webhooks to private addresses and over plain http',
    '`true` in a sandbox with a loopback `PARTNER_BASE_URL`',
  )
  @Flag('PARTNER_ALLOW_PRIVATE_WEBHOOKS', isLoopbackSandbox)
  readonly allowPrivateWebhooks!: boolean;
  /** The token bucket of each credential (W11). */
  @Meaning('sustained requests per second of each credential')
  @Amount('PARTNER_RATE_PER_SECOND', 20, 0)
  readonly ratePerSecond!: number;
  @Meaning('maximum burst of requests of each credential')
  @Amount('PARTNER_RATE_BURST', 40, 1)
  readonly rateBurst!: number;
  @Meaning('maximum live credentials of each company; a company that has more keeps them')
  @Integer('PARTNER_MAX_CREDENTIALS', [1, 1_000_000], 50)
  readonly maxCredentials!: number;
  @Meaning('maximum webhook endpoints of each company; a company that has more keeps them')
  @Integer('PARTNER_MAX_ENDPOINTS', [1, 1_000_000], 20)
  readonly maxEndpoints!: number;
  /** The token bucket of each company for calls that send site events (R53). */
  @Meaning('sustained calls per second of each company that send site events')
  @Amount('PARTNER_SITE_EVENTS_PER_SECOND', 10, 0)
  readonly siteEventsPerSecond!: number;
  @Meaning('maximum burst of calls of each company that send site events')
  @Amount('PARTNER_SITE_EVENTS_BURST', 20, 1)
  readonly siteEventsBurst!: number;
  @Meaning('the base address of the Stripe API', "Stripe's own")
  @Url('PARTNER_STRIPE_API', ['http', 'https'], { read: withoutSlash })
  readonly stripeApi?: string;
  @Meaning('the bucket of [documents](#documents-files-and-their-links)', 'files in the data directory')
  @Bucket('PARTNER_S3_BUCKET')
  readonly s3Bucket?: string;
  @Meaning('the server of the bucket, if it is not on AWS', 'AWS')
  @Url('PARTNER_S3_ENDPOINT', ['http', 'https'], { read: withoutSlash })
  readonly s3Endpoint?: string;
  @Meaning('the region of the bucket')
  @Word('PARTNER_S3_REGION', /^[a-z\d-]{1,63}$/, 'the name of a region, such as us-east-1', 'us-east-1')
  readonly s3Region!: string;
  /** Most servers except AWS require it. */
  @Meaning('puts the bucket into the path instead of the host name', '`true` with an endpoint')
  @Flag('PARTNER_S3_PATH_STYLE', ({ PARTNER_S3_ENDPOINT: url }) => textOf(url) !== undefined)
  readonly s3PathStyle!: boolean;
  /** Both keys, or neither if the machine has a role. */
  @Meaning(
    'access key that may get, put and delete objects of the bucket',
    'credentials found by the AWS SDK, such as the role of the machine',
  )
  @Secret('AWS_ACCESS_KEY_ID', {
    needed: ({ s3Bucket, awsSecretAccessKey }: Settings) => Boolean(s3Bucket && awsSecretAccessKey),
    when: 'with PARTNER_S3_BUCKET and AWS_SECRET_ACCESS_KEY',
  })
  readonly awsAccessKeyId?: string;
  @Meaning('secret key of the access key; set both or neither', 'as above')
  @Secret('AWS_SECRET_ACCESS_KEY', {
    needed: ({ s3Bucket, awsAccessKeyId }: Settings) => Boolean(s3Bucket && awsAccessKeyId),
    when: 'with PARTNER_S3_BUCKET and AWS_ACCESS_KEY_ID',
  })
  readonly awsSecretAccessKey?: string;
  @Meaning('seconds during which a download through a document link can begin')
  @Amount('PARTNER_DOCUMENT_LINK_SECONDS', 600, 1)
  readonly documentLinkSeconds!: number;
  /** Retention of data that grows without limit (R5). */
  @Meaning('retention of events in days; the same for API servers and workers')
  @Amount('PARTNER_EVENT_RETENTION_DAYS', 90, 1)
  readonly eventRetentionDays!: number;
  @Meaning('retention of the webhook delivery log in days')
  @Amount('PARTNER_DELIVERY_LOG_RETENTION_DAYS', 30, 1)
  readonly deliveryLogRetentionDays!: number;
  @Meaning('retention of site events in days; the same for API servers, workers and commands')
  @Amount('PARTNER_SITE_EVENT_RETENTION_DAYS', 90, 1)
  readonly siteEventRetentionDays!: number;
  @Meaning('logs requests for a week and counts them for a month, for the portal; off stores nothing')
  @Flag('PARTNER_REQUEST_LOG', true)
  readonly requestLog!: boolean;
  @Meaning(
    'creates the demo company and serves its pictures and configurator; never in production',
    '`true` under `npm start`, otherwise `false`',
  )
  @Flag('PARTNER_DEMO_DATA', false)
  readonly demoData!: boolean;
  @Meaning('minimum level of logged lines')
  @OneOf('PARTNER_LOG_LEVEL', logLevels, 'info')
  readonly logLevel!: LogLevel;
  @Meaning('the collector for [traces](#traces), to which `/v1/traces` is appended', 'no traces')
  @Url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https'])
  readonly otlpEndpoint?: string;
  @Meaning('the collector with its complete path', '`OTEL_EXPORTER_OTLP_ENDPOINT` and `/v1/traces`')
  @Url('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http', 'https'])
  readonly otlpTracesEndpoint?: string;
  @Meaning('encoding of traces')
  @OneOf('OTEL_EXPORTER_OTLP_PROTOCOL', otlpProtocols, 'http/protobuf')
  readonly otlpProtocol!: (typeof otlpProtocols)[number];
  @Meaning('timeout of an export in milliseconds, retries included')
  @Integer('OTEL_EXPORTER_OTLP_TIMEOUT', [1, 60_000], 10_000)
  readonly otlpTimeoutMs!: number;
  @Meaning('disables tracing, regardless of other settings')
  @Flag('OTEL_SDK_DISABLED', false)
  readonly otelDisabled!: boolean;
  @Meaning('traced requests; with `parentbased_`, a traced caller decides, and the rest applies to others')
  @OneOf('OTEL_TRACES_SAMPLER', samplers, 'parentbased_traceidratio')
  readonly tracesSampler!: string;
  @Meaning('the ratio of requests that `traceidratio` traces')
  @Ratio('OTEL_TRACES_SAMPLER_ARG', 0.1)
  readonly tracesSamplerArg!: number;
  @Meaning('maximum spans that wait for export; further ones are dropped')
  @Integer('OTEL_BSP_MAX_QUEUE_SIZE', [1, 100_000], 2_048)
  readonly spanQueueSize!: number;
  @Meaning('maximum delay of an export in milliseconds')
  @Integer('OTEL_BSP_SCHEDULE_DELAY', [1, 60_000], 5_000)
  readonly spanDelayMs!: number;
}

/**
 * Returns the public address of the API, for links in responses and emails.
 * @param port the actual port, if the system chose it.
 */
export function baseUrlOf(settings: Settings, port = settings.port): string {
  if (settings.baseUrl !== undefined) return settings.baseUrl;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return `http://${host}:${port}`;
}

/** Returns the portal's address, for links in emails: by default the public address of the API. */
export const portalUrlOf = (settings: Settings): string => settings.portalUrl ?? baseUrlOf(settings);

/** Returns the maximum number of connections in the pool: the configured number, or `usual`. */
export const poolSizeOf = ({ poolSize }: Pick<Settings, 'poolSize'>, usual: number): number => poolSize ?? usual;
