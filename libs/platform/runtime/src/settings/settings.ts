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

/** `production` serves real partners, `sandbox` is for trying out; one deployment is one of them (A4). */
export type Environment = 'production' | 'sandbox';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The encodings of OTLP that traces can be exported in. */
const otlpProtocols = ['http/protobuf', 'http/json'] as const;
const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

/** The root of the checkout, so that every process finds one data directory whatever folder it was started in. */
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

const redis = ['redis', 'rediss'];
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
const production = 'production';

/**
 * Everything the environment decides, read once at the start, with the defaults of the operator's contract. It holds
 * secrets: never log it whole.
 */
export class Settings {
  @Meaning('`production` serves real partners, `sandbox` is for trying out')
  @OneOf('PARTNER_ENVIRONMENT', [production, 'sandbox'], 'sandbox')
  readonly environment!: Environment;
  /** Absent only in the sandbox. Use `secretKeys(settings)` for those in force. */
  @Meaning('signs tokens and encrypts stored secrets', 'made once in the data directory; required in production')
  @Bytes('PARTNER_SECRET', 32, {
    needed: ({ environment }: Settings) => environment === production,
    when: 'in production',
  })
  readonly secret?: Buffer;
  /** It opens and verifies, and makes nothing (R87). */
  @Meaning('the other key while the secret is [rotated](#rotating-partner_secret)')
  @Bytes('PARTNER_SECRET_PREVIOUS', 32)
  readonly secretPrevious?: Buffer;
  @Meaning('where the API listens')
  @Host('HOST', '127.0.0.1')
  readonly host!: string;
  @Meaning('where the API listens; 0 takes a free port, which is printed')
  @Port('PORT', 3000)
  readonly port!: number;
  @Meaning('where this process answers `/livez`, `/readyz` and `/metrics`')
  @Host('PARTNER_ADMIN_HOST', '127.0.0.1')
  readonly adminHost!: string;
  @Meaning('the port of the same; 0 takes a free one, which is printed')
  @Port('PARTNER_ADMIN_PORT', 0)
  readonly adminPort!: number;
  /** Without a trailing slash, when one was given; use `baseUrlOf` for the one in force. */
  @Meaning('the public address of the API, for links in answers and mail', '`http://HOST:PORT`')
  @Url('PARTNER_BASE_URL', ['http', 'https'], { read: withoutSlash })
  readonly baseUrl?: string;
  @Meaning('where the portal listens')
  @Host('PARTNER_PORTAL_HOST', '127.0.0.1')
  readonly portalHost!: string;
  @Meaning('where the portal listens; 0 takes a free port, which is printed')
  @Port('PARTNER_PORTAL_PORT', 3100)
  readonly portalPort!: number;
  /** Without a trailing slash, when one was given; use `portalUrlOf` for the one in force. */
  @Meaning('the address of the portal, for links in mail', '`PARTNER_BASE_URL`')
  @Url('PARTNER_PORTAL_URL', ['http', 'https'], { read: withoutSlash })
  readonly portalUrl?: string;
  @Meaning('networks of the proxies whose `X-Forwarded-For` names the [client](#behind-a-proxy)', 'no proxy is trusted')
  @Networks('PARTNER_TRUSTED_PROXIES')
  readonly trustedProxies!: readonly string[];
  @Meaning('the embedded database, its address, the development secret, and files that have no other place', '`.data`')
  @Folder('PARTNER_DATA_DIR', resolve(root, '.data'))
  readonly dataDir!: string;
  /** Use `databaseUrl(settings)` for the one in force. */
  @Meaning(
    'PostgreSQL 15 or newer, by [TLS](#tls); several hosts of one cluster may be named',
    'the embedded database, which in production only `npm start` makes',
  )
  @DatabaseUrl('DATABASE_URL')
  readonly databaseUrl?: string;
  @Meaning('a [standby](#reads-on-a-standby) that answers what only reads', 'everything is read on the primary')
  @DatabaseUrl('DATABASE_READ_URL')
  readonly databaseReadUrl?: string;
  @Meaning(
    'milliseconds that a server [serves on](#stopping-and-rolling-restarts) after `SIGTERM`, not ready any more',
    '5000 in production, 0 in the sandbox',
  )
  @Integer('PARTNER_DRAIN_MS', [0, 300_000], ({ PARTNER_ENVIRONMENT: name }) =>
    textOf(name) === production ? 5_000 : 0,
  )
  readonly drainMs!: number;
  /** Use `poolSizeOf` for the one in force. */
  @Meaning(
    '[connections](#connections-to-postgresql) of the pool of this process',
    '16 of an API server, 8 of a worker or the portal',
  )
  @Integer('PARTNER_POOL_SIZE', [2, 1_000])
  readonly poolSize?: number;
  @Meaning(
    'Redis 7 or Valkey: job queues, shared cache and rate limits',
    'queues in PostgreSQL, the rest in each process',
  )
  @Url('REDIS_URL', redis)
  readonly redisUrl?: string;
  @Meaning('a second Redis for the cache alone: a queue needs `noeviction`, a cache an eviction', '`REDIS_URL`')
  @Url('REDIS_CACHE_URL', redis, { unset: ({ REDIS_URL: url }) => textOf(url) })
  readonly redisCacheUrl?: string;
  @Meaning('where mail is handed over', 'files in the data directory')
  @Url('SMTP_URL', ['smtp', 'smtps'])
  readonly smtpUrl?: string;
  @Meaning('who mail comes from', '`no-reply` at the host of `PARTNER_BASE_URL`')
  @Mailbox('PARTNER_MAIL_FROM')
  readonly mailFrom?: string;
  @Meaning(
    'whether webhooks may go to private addresses and by plain http',
    '`true` in a sandbox with a loopback `PARTNER_BASE_URL`',
  )
  @Flag('PARTNER_ALLOW_PRIVATE_WEBHOOKS', isLoopbackSandbox)
  readonly allowPrivateWebhooks!: boolean;
  /** The token bucket of each credential (W11). */
  @Meaning('requests a second of each credential, in the long run')
  @Amount('PARTNER_RATE_PER_SECOND', 20, 0)
  readonly ratePerSecond!: number;
  @Meaning('requests at once of each credential')
  @Amount('PARTNER_RATE_BURST', 40, 1)
  readonly rateBurst!: number;
  @Meaning('live credentials of each company at most; a company that has more keeps them')
  @Integer('PARTNER_MAX_CREDENTIALS', [1, 1_000_000], 50)
  readonly maxCredentials!: number;
  @Meaning('webhook endpoints of each company at most; a company that has more keeps them')
  @Integer('PARTNER_MAX_ENDPOINTS', [1, 1_000_000], 20)
  readonly maxEndpoints!: number;
  /** The token bucket of each company for calls that send site events (R53). */
  @Meaning('calls a second of each company that send site events, in the long run')
  @Amount('PARTNER_SITE_EVENTS_PER_SECOND', 10, 0)
  readonly siteEventsPerSecond!: number;
  @Meaning('calls at once of each company that send site events')
  @Amount('PARTNER_SITE_EVENTS_BURST', 20, 1)
  readonly siteEventsBurst!: number;
  @Meaning('the base address of the Stripe API', "Stripe's own")
  @Url('PARTNER_STRIPE_API', ['http', 'https'], { read: withoutSlash })
  readonly stripeApi?: string;
  @Meaning('the bucket of [documents](#documents-files-and-their-links)', 'files in the data directory')
  @Bucket('PARTNER_S3_BUCKET')
  readonly s3Bucket?: string;
  @Meaning('the server of the bucket, when it is not at AWS', 'AWS')
  @Url('PARTNER_S3_ENDPOINT', ['http', 'https'], { read: withoutSlash })
  readonly s3Endpoint?: string;
  @Meaning('the region of the bucket')
  @Word('PARTNER_S3_REGION', /^[a-z\d-]{1,63}$/, 'the name of a region, such as us-east-1', 'us-east-1')
  readonly s3Region!: string;
  /** What most servers but AWS want. */
  @Meaning('whether the bucket is in the path, rather than in the host name', '`true` with an endpoint')
  @Flag('PARTNER_S3_PATH_STYLE', ({ PARTNER_S3_ENDPOINT: url }) => textOf(url) !== undefined)
  readonly s3PathStyle!: boolean;
  /** Both keys, or none where the machine has a role. */
  @Meaning(
    'who may get, put and delete objects of the bucket',
    'what the AWS SDK finds, such as the role of the machine',
  )
  @Secret('AWS_ACCESS_KEY_ID', {
    needed: ({ s3Bucket, awsSecretAccessKey }: Settings) => Boolean(s3Bucket && awsSecretAccessKey),
    when: 'with PARTNER_S3_BUCKET and AWS_SECRET_ACCESS_KEY',
  })
  readonly awsAccessKeyId?: string;
  @Meaning('its key; both or none', 'as above')
  @Secret('AWS_SECRET_ACCESS_KEY', {
    needed: ({ s3Bucket, awsAccessKeyId }: Settings) => Boolean(s3Bucket && awsAccessKeyId),
    when: 'with PARTNER_S3_BUCKET and AWS_ACCESS_KEY_ID',
  })
  readonly awsSecretAccessKey?: string;
  @Meaning('seconds in which a download through the link to a document can begin')
  @Amount('PARTNER_DOCUMENT_LINK_SECONDS', 600, 1)
  readonly documentLinkSeconds!: number;
  /** How long what grows without end is kept (R5). */
  @Meaning('days that events are kept; the same for API servers and workers')
  @Amount('PARTNER_EVENT_RETENTION_DAYS', 90, 1)
  readonly eventRetentionDays!: number;
  @Meaning('days that the log of webhook deliveries is kept')
  @Amount('PARTNER_DELIVERY_LOG_RETENTION_DAYS', 30, 1)
  readonly deliveryLogRetentionDays!: number;
  @Meaning('days that site events are kept; the same for API servers, workers and commands')
  @Amount('PARTNER_SITE_EVENT_RETENTION_DAYS', 90, 1)
  readonly siteEventRetentionDays!: number;
  @Meaning('whether requests are logged for a week and counted for a month, for the portal; off keeps nothing')
  @Flag('PARTNER_REQUEST_LOG', true)
  readonly requestLog!: boolean;
  @Meaning(
    'whether the demo company is made, and its pictures and configurator are served; never in production',
    '`true` under `npm start`, otherwise `false`',
  )
  @Flag('PARTNER_DEMO_DATA', false)
  readonly demoData!: boolean;
  @Meaning('the least important lines that are logged')
  @OneOf('PARTNER_LOG_LEVEL', logLevels, 'info')
  readonly logLevel!: LogLevel;
  @Meaning('the collector that [traces](#traces) go to, which adds `/v1/traces`', 'no traces')
  @Url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https'])
  readonly otlpEndpoint?: string;
  @Meaning('the same with its whole path', '`OTEL_EXPORTER_OTLP_ENDPOINT` and `/v1/traces`')
  @Url('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http', 'https'])
  readonly otlpTracesEndpoint?: string;
  @Meaning('how traces are encoded')
  @OneOf('OTEL_EXPORTER_OTLP_PROTOCOL', otlpProtocols, 'http/protobuf')
  readonly otlpProtocol!: (typeof otlpProtocols)[number];
  @Meaning('milliseconds that an export may take, with its repetitions')
  @Integer('OTEL_EXPORTER_OTLP_TIMEOUT', [1, 60_000], 10_000)
  readonly otlpTimeoutMs!: number;
  @Meaning('whether nothing is traced, whatever else is set')
  @Flag('OTEL_SDK_DISABLED', false)
  readonly otelDisabled!: boolean;
  @Meaning('which requests are traced; `parentbased_`: those of a traced caller, and which of the others')
  @OneOf('OTEL_TRACES_SAMPLER', samplers, 'parentbased_traceidratio')
  readonly tracesSampler!: string;
  @Meaning('the share that `traceidratio` traces')
  @Ratio('OTEL_TRACES_SAMPLER_ARG', 0.1)
  readonly tracesSamplerArg!: number;
  @Meaning('spans that wait for their export at most; what comes then is dropped')
  @Integer('OTEL_BSP_MAX_QUEUE_SIZE', [1, 100_000], 2_048)
  readonly spanQueueSize!: number;
  @Meaning('milliseconds until spans are exported at the latest')
  @Integer('OTEL_BSP_SCHEDULE_DELAY', [1, 60_000], 5_000)
  readonly spanDelayMs!: number;
}

/**
 * The address partners reach, for links in answers and mails. `port` is the one the API got, when that was left
 * to the system.
 */
export function baseUrlOf(settings: Settings, port = settings.port): string {
  if (settings.baseUrl !== undefined) return settings.baseUrl;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return `http://${host}:${port}`;
}

/** The portal's address, for links in mail: the public address of the API unless another was given. */
export const portalUrlOf = (settings: Settings): string => settings.portalUrl ?? baseUrlOf(settings);

/** How many connections a pool of a process may open: the number given, or what is usual for what it does. */
export const poolSizeOf = ({ poolSize }: Pick<Settings, 'poolSize'>, usual: number): number => poolSize ?? usual;
