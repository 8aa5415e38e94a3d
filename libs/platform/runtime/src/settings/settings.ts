/** `production` serves real partners, `sandbox` is for trying out; one deployment is one of them (A4). */
export type Environment = 'production' | 'sandbox';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Everything the environment decides, parsed once at the start. It holds secrets: never log it whole. */
export interface Settings {
  readonly environment: Environment;
  /** Where the API listens; port 0 takes a free one. */
  readonly host: string;
  readonly port: number;
  /** Where this process answers `/livez`, `/readyz` and `/metrics`; port 0 takes a free one. */
  readonly adminHost: string;
  readonly adminPort: number;
  /** The public address, without a trailing slash, when one was given; use `baseUrlOf` for the one in force. */
  readonly baseUrl?: string;
  /** The portal's address, without a trailing slash, when one was given; use `portalUrlOf` for the one in force. */
  readonly portalUrl?: string;
  /** Absolute path of the embedded database, its address, the development secret and local files. */
  readonly dataDir: string;
  /** Absent means the embedded database; use `databaseUrl(settings)` for the one in force. */
  readonly databaseUrl?: string;
  /** Absent means queues on PostgreSQL. */
  readonly redisUrl?: string;
  /** Absent means the cache and the rate limits are inside the process. */
  readonly redisCacheUrl?: string;
  /** Where mail is handed over; absent means it is written to files in the data directory. */
  readonly smtpUrl?: string;
  /** Who mail comes from, when that was given; use `mailFromOf` for the one in force. */
  readonly mailFrom?: string;
  /** 32 bytes; absent only in the sandbox. Use `secretKey(settings)` for the one in force. */
  readonly secret?: Buffer;
  readonly allowPrivateWebhooks: boolean;
  /** The token bucket of each credential (W11): tokens refilled per second, and how many it holds. */
  readonly ratePerSecond: number;
  readonly rateBurst: number;
  /** How long events, and the log of webhook deliveries, are kept (R5). */
  readonly eventRetentionDays: number;
  readonly deliveryLogRetentionDays: number;
  /** Whether `npm start` makes the demo company. */
  readonly demoData: boolean;
  readonly logLevel: LogLevel;
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
