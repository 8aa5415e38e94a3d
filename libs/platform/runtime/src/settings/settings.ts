import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Amount,
  Bucket,
  Bytes,
  DatabaseUrl,
  Flag,
  Host,
  Mailbox,
  OneOf,
  Port,
  Secret,
  Text,
  textOf,
  Url,
  Word,
} from './setting.js';

/** `production` serves real partners, `sandbox` is for trying out; one deployment is one of them (A4). */
export type Environment = 'production' | 'sandbox';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

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
  @OneOf('PARTNER_ENVIRONMENT', [production, 'sandbox'], 'sandbox') readonly environment!: Environment;
  /** 32 random bytes; absent only in the sandbox. Use `secretKey(settings)` for the one in force. */
  @Bytes('PARTNER_SECRET', 32, {
    needed: ({ environment }: Settings) => environment === production,
    when: 'in production',
  })
  readonly secret?: Buffer;
  /** Absent means queues on PostgreSQL. */
  @Url('REDIS_URL', redis) readonly redisUrl?: string;
  /** Where the API listens; port 0 takes a free one. */
  @Host('HOST', '127.0.0.1') readonly host!: string;
  @Port('PORT', 3000) readonly port!: number;
  /** Where this process answers `/livez`, `/readyz` and `/metrics`; port 0 takes a free one. */
  @Host('PARTNER_ADMIN_HOST', '127.0.0.1') readonly adminHost!: string;
  @Port('PARTNER_ADMIN_PORT', 0) readonly adminPort!: number;
  /** The public address, without a trailing slash, when one was given; use `baseUrlOf` for the one in force. */
  @Url('PARTNER_BASE_URL', ['http', 'https'], { read: withoutSlash }) readonly baseUrl?: string;
  /** Where the portal listens; port 0 takes a free one. */
  @Host('PARTNER_PORTAL_HOST', '127.0.0.1') readonly portalHost!: string;
  @Port('PARTNER_PORTAL_PORT', 3100) readonly portalPort!: number;
  /** The portal's address, without a trailing slash, when one was given; use `portalUrlOf` for the one in force. */
  @Url('PARTNER_PORTAL_URL', ['http', 'https'], { read: withoutSlash }) readonly portalUrl?: string;
  /** Absolute path of the embedded database, its address, the development secret and local files. */
  @Text('PARTNER_DATA_DIR', (path) => resolve(path), resolve(root, '.data')) readonly dataDir!: string;
  /** Absent means the embedded database; use `databaseUrl(settings)` for the one in force. */
  @DatabaseUrl('DATABASE_URL') readonly databaseUrl?: string;
  /** Absent means the cache and the rate limits are inside the process. */
  @Url('REDIS_CACHE_URL', redis, { unset: ({ REDIS_URL: url }) => textOf(url) }) readonly redisCacheUrl?: string;
  /** Where mail is handed over; absent means it is written to files in the data directory. */
  @Url('SMTP_URL', ['smtp', 'smtps']) readonly smtpUrl?: string;
  /** Who mail comes from, when that was given; use `mailFromOf` for the one in force. */
  @Mailbox('PARTNER_MAIL_FROM') readonly mailFrom?: string;
  @Flag('PARTNER_ALLOW_PRIVATE_WEBHOOKS', ({ PARTNER_ENVIRONMENT: name }) => textOf(name) !== production)
  readonly allowPrivateWebhooks!: boolean;
  /** The token bucket of each credential (W11): tokens refilled per second, and how many it holds. */
  @Amount('PARTNER_RATE_PER_SECOND', 20, 0) readonly ratePerSecond!: number;
  @Amount('PARTNER_RATE_BURST', 40, 1) readonly rateBurst!: number;
  /** The token bucket of each company for calls that send site events (R53). */
  @Amount('PARTNER_SITE_EVENTS_PER_SECOND', 10, 0) readonly siteEventsPerSecond!: number;
  @Amount('PARTNER_SITE_EVENTS_BURST', 20, 1) readonly siteEventsBurst!: number;
  /** Base address of the Stripe API, when it is not Stripe's own. */
  @Url('PARTNER_STRIPE_API', ['http', 'https'], { read: withoutSlash }) readonly stripeApi?: string;
  /** The bucket of documents; absent means files in the data directory. */
  @Bucket('PARTNER_S3_BUCKET') readonly s3Bucket?: string;
  /** Where the bucket is, when it is not at AWS. */
  @Url('PARTNER_S3_ENDPOINT', ['http', 'https'], { read: withoutSlash }) readonly s3Endpoint?: string;
  @Word('PARTNER_S3_REGION', /^[a-z\d-]{1,63}$/, 'the name of a region, such as us-east-1', 'us-east-1')
  readonly s3Region!: string;
  /** Whether the bucket is a part of the path: what most servers but AWS want. */
  @Flag('PARTNER_S3_PATH_STYLE', ({ PARTNER_S3_ENDPOINT: url }) => textOf(url) !== undefined)
  readonly s3PathStyle!: boolean;
  /** Both keys, or none where the machine has a role. */
  @Secret('AWS_ACCESS_KEY_ID', {
    needed: ({ s3Bucket, awsSecretAccessKey }: Settings) => Boolean(s3Bucket && awsSecretAccessKey),
    when: 'with PARTNER_S3_BUCKET and AWS_SECRET_ACCESS_KEY',
  })
  readonly awsAccessKeyId?: string;
  @Secret('AWS_SECRET_ACCESS_KEY', {
    needed: ({ s3Bucket, awsAccessKeyId }: Settings) => Boolean(s3Bucket && awsAccessKeyId),
    when: 'with PARTNER_S3_BUCKET and AWS_ACCESS_KEY_ID',
  })
  readonly awsSecretAccessKey?: string;
  /** How long the link to a document works, in seconds (R52). */
  @Amount('PARTNER_DOCUMENT_LINK_SECONDS', 600, 1) readonly documentLinkSeconds!: number;
  /** How long events, the log of webhook deliveries, and site events are kept, in days (R5). */
  @Amount('PARTNER_EVENT_RETENTION_DAYS', 90, 1) readonly eventRetentionDays!: number;
  @Amount('PARTNER_DELIVERY_LOG_RETENTION_DAYS', 30, 1) readonly deliveryLogRetentionDays!: number;
  @Amount('PARTNER_SITE_EVENT_RETENTION_DAYS', 90, 1) readonly siteEventRetentionDays!: number;
  /** Whether `npm start` makes the demo company, which it never does in production. */
  @Flag('PARTNER_DEMO_DATA', true) readonly demoData!: boolean;
  @OneOf('PARTNER_LOG_LEVEL', logLevels, 'info') readonly logLevel!: LogLevel;
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

/** Who mail comes from: `no-reply` at the host of the public address unless another mailbox was given. */
export function mailFromOf({ mailFrom, baseUrl }: Pick<Settings, 'mailFrom' | 'baseUrl'>): string {
  const host = baseUrl === undefined ? 'localhost' : new URL(baseUrl).hostname;
  return mailFrom ?? `Partner API <no-reply@${/^[\d.]+$|:/.test(host) ? 'localhost' : host}>`;
}
