import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@partner/kernel';
import { describedSettings, readSettings, unusedVariables } from './read-settings.js';
import { baseUrlOf, portalUrlOf } from './public-urls.js';
import { declaredSettings } from './settings.js';

const secret = randomBytes(32).toString('base64');

/** Returns the error line for these variables. */
function refusal(environment: NodeJS.ProcessEnv): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid') return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

describe('default settings', () => {
  const settings = readSettings({});

  it('match the contract', () => {
    expect(settings).toMatchObject({
      environment: 'sandbox',
      host: '127.0.0.1',
      port: 3000,
      adminHost: '127.0.0.1',
      adminPort: 0,
      allowPrivateWebhooks: true,
      ratePerSecond: 20,
      rateBurst: 40,
      maxCredentials: 50,
      maxEndpoints: 20,
      invitationsPerDay: 50,
      sandboxes: true,
      sandboxesPerHour: 100,
      sandboxesMax: 500,
      webhookHeaderPrefix: 'X-Service',
      eventRetentionDays: 90,
      deliveryLogRetentionDays: 30,
      siteEventRetentionDays: 90,
      requestLog: true,
      trustedProxies: [],
      siteEventsPerSecond: 10,
      siteEventsBurst: 20,
      demoData: false,
      logLevel: 'info',
      drainMs: 0,
      s3Bucket: undefined,
      s3Region: 'us-east-1',
      s3PathStyle: false,
      documentLinkSeconds: 600,
    });
  });

  it.each([
    'baseUrl',
    'portalUrl',
    'databaseUrl',
    'redisUrl',
    'smtpUrl',
    'mailFrom',
    'secret',
    'secretPrevious',
    'poolSize',
  ] as const)('leave %s unset', (name) => {
    expect(settings[name]).toBeUndefined();
  });

  it('place the data directory in the root of the checkout, whatever the current folder', () => {
    expect(isAbsolute(settings.dataDir)).toBe(true);
    expect(existsSync(join(dirname(settings.dataDir), 'jest.preset.mjs'))).toBe(true);
  });

  it('apply to empty variables', () => {
    expect(readSettings({ PORT: '', REDIS_URL: ' ', PARTNER_SECRET: '' })).toEqual(settings);
  });

  it('forbid private webhook addresses in production, and drain for five seconds', () => {
    const { allowPrivateWebhooks, drainMs } = readSettings({
      PARTNER_ENVIRONMENT: 'production',
      PARTNER_SECRET: secret,
    });
    expect([allowPrivateWebhooks, drainMs]).toEqual([false, 5_000]);
  });
});

describe('webhooks to private addresses', () => {
  const allowed = (environment: NodeJS.ProcessEnv): boolean => readSettings(environment).allowPrivateWebhooks;
  const addresses: [variables: NodeJS.ProcessEnv, isLoopback: boolean][] = [
    [{ PARTNER_BASE_URL: 'http://localhost:3000' }, true],
    [{ PARTNER_BASE_URL: 'http://127.0.0.1:3000/' }, true],
    [{ PARTNER_BASE_URL: 'https://127.8.9.10' }, true],
    [{ PARTNER_BASE_URL: 'http://[::1]:3000' }, true],
    [{ PARTNER_BASE_URL: 'http://[0:0::1]' }, true],
    [{ PARTNER_BASE_URL: 'https://sandbox.example.com' }, false],
    [{ PARTNER_BASE_URL: 'https://localhost.example.com' }, false],
    [{ PARTNER_BASE_URL: 'https://127.0.0.1.example.com' }, false],
    [{ PARTNER_BASE_URL: 'http://10.0.0.1' }, false],
    [{ PARTNER_BASE_URL: 'http://[::2]' }, false],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '0.0.0.0', PARTNER_BASE_URL: 'http://localhost:3000' }, true],
  ];

  it.each(addresses)('are allowed in a sandbox only on this machine: %p', (variables, isLoopback) => {
    expect(allowed(variables)).toBe(isLoopback);
    expect(allowed({ ...variables, PARTNER_ENVIRONMENT: 'sandbox' })).toBe(isLoopback);
  });

  it.each(addresses)('are allowed in production only by an explicit setting: %p', (variables) => {
    const inProduction = { ...variables, PARTNER_ENVIRONMENT: 'production', PARTNER_SECRET: secret };
    expect(allowed(inProduction)).toBe(false);
    expect(allowed({ ...inProduction, PARTNER_ALLOW_PRIVATE_WEBHOOKS: 'true' })).toBe(true);
  });
});

describe('configured settings', () => {
  it('are returned as configured', () => {
    const settings = readSettings({
      HOST: '::1',
      PORT: '0',
      PARTNER_TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8',
      PARTNER_ADMIN_HOST: '0.0.0.0',
      PARTNER_ADMIN_PORT: '65535',
      PARTNER_BASE_URL: 'https://api.example.com/',
      PARTNER_PORTAL_URL: 'https://portal.example.com/',
      PARTNER_ENVIRONMENT: 'production',
      PARTNER_DATA_DIR: 'somewhere',
      DATABASE_URL: 'postgres://someone:word@db.example.com/partner',
      REDIS_URL: 'redis://queue.example.com:6379',
      SMTP_URL: 'smtps://someone:word@mail.example.com',
      PARTNER_MAIL_FROM: 'Sheds <sheds@example.com>',
      PARTNER_SECRET: secret,
      PARTNER_POOL_SIZE: '24',
      PARTNER_DRAIN_MS: '15000',
      PARTNER_ALLOW_PRIVATE_WEBHOOKS: '1',
      PARTNER_RATE_PER_SECOND: '0.5',
      PARTNER_RATE_BURST: '1',
      PARTNER_MAX_CREDENTIALS: '5',
      PARTNER_MAX_ENDPOINTS: '3',
      PARTNER_INVITATIONS_PER_DAY: '9',
      PARTNER_SANDBOXES: 'true',
      PARTNER_SANDBOXES_PER_HOUR: '7',
      PARTNER_SANDBOXES_MAX: '20',
      PARTNER_WEBHOOK_HEADER_PREFIX: 'X-Acme',
      PARTNER_EVENT_RETENTION_DAYS: '14',
      PARTNER_DELIVERY_LOG_RETENTION_DAYS: '7',
      PARTNER_SITE_EVENT_RETENTION_DAYS: '21',
      PARTNER_SITE_EVENTS_PER_SECOND: '2.5',
      PARTNER_SITE_EVENTS_BURST: '5',
      PARTNER_REQUEST_LOG: 'false',
      PARTNER_DEMO_DATA: 'true',
      PARTNER_LOG_LEVEL: 'debug',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      OTEL_SDK_DISABLED: 'TRUE',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      OTEL_BSP_MAX_QUEUE_SIZE: '100',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    });
    expect(settings).toEqual({
      s3Region: 'us-east-1',
      s3PathStyle: false,
      documentLinkSeconds: 600,
      host: '::1',
      port: 0,
      adminHost: '0.0.0.0',
      adminPort: 65_535,
      baseUrl: 'https://api.example.com',
      trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
      cells: [],
      cellPortals: [],
      portalHost: '127.0.0.1',
      portalPort: 3100,
      portalUrl: 'https://portal.example.com',
      environment: 'production',
      dataDir: resolve('somewhere'),
      databaseUrl: 'postgres://someone:word@db.example.com/partner',
      redisUrl: 'redis://queue.example.com:6379',
      smtpUrl: 'smtps://someone:word@mail.example.com',
      mailFrom: 'Sheds <sheds@example.com>',
      secret: Buffer.from(secret, 'base64'),
      poolSize: 24,
      drainMs: 15_000,
      allowPrivateWebhooks: true,
      ratePerSecond: 0.5,
      rateBurst: 1,
      maxCredentials: 5,
      maxEndpoints: 3,
      invitationsPerDay: 9,
      sandboxes: true,
      sandboxesPerHour: 7,
      sandboxesMax: 20,
      webhookHeaderPrefix: 'X-Acme',
      eventRetentionDays: 14,
      deliveryLogRetentionDays: 7,
      siteEventRetentionDays: 21,
      requestLog: false,
      siteEventsPerSecond: 2.5,
      siteEventsBurst: 5,
      demoData: true,
      logLevel: 'debug',
      otlpEndpoint: 'http://collector:4318',
      otlpTracesEndpoint: 'https://collector/v1/traces',
      otlpProtocol: 'http/json',
      otlpTimeoutMs: 500,
      otelDisabled: true,
      tracesSampler: 'parentbased_traceidratio',
      tracesSamplerArg: 0.25,
      spanQueueSize: 100,
      spanDelayMs: 20,
    });
  });

  it('may name several database servers', () => {
    const url = 'postgres://someone:w,rd@one.example.com:5433,two.example.com/partner?target_session_attrs=read-write';
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each(['disable', 'require', 'verify-full'])('accept a database address with sslmode=%s', (mode) => {
    const url = `postgres://someone@db.example.com/partner?sslmode=${mode}`;
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    ['true', true],
    ['1', true],
    ['TRUE', true],
    ['false', false],
    ['0', false],
  ])('read the boolean %s', (value, meaning) => {
    expect(readSettings({ PARTNER_ALLOW_PRIVATE_WEBHOOKS: value }).allowPrivateWebhooks).toBe(meaning);
  });
});

describe('cells', () => {
  const a = {
    name: 'a',
    database: 'postgres://u:secret@one.example.com,two.example.com/partner',
    upstream: '10.0.0.1:3000',
  };
  const b = { ...a, name: 'b', database: 'postgres://b.example.com/partner' };
  const cells = (...all: readonly unknown[]) => ({ PARTNER_CELLS: JSON.stringify(all) });

  it('are read in their order, with all their servers', () => {
    const other = {
      ...b,
      upstream: '10.0.0.2:3000, [fd00::2]:3000',
      adminPort: 9000,
    };
    expect(readSettings(cells(a, other)).cells).toEqual([
      { name: 'a', database: a.database, upstreams: ['10.0.0.1:3000'] },
      {
        name: 'b',
        database: b.database,
        upstreams: ['10.0.0.2:3000', '[fd00::2]:3000'],
        adminPort: 9000,
      },
    ]);
  });

  it.each<[string, NodeJS.ProcessEnv, string]>([
    ['a text', { PARTNER_CELLS: 'a=postgres://u:secret@db' }, 'must be a JSON list of cells, such as [{"name": "a"'],
    ['no cell', cells(), 'must be a JSON list of cells'],
    ['a name only', cells('a'), 'is wrong at cell 1: it must be an object'],
    ['a capital', cells({ ...a, name: 'A' }), 'is wrong at cell 1: "name" must be a to z'],
    ['a reserved name', cells({ ...a, name: 'hold' }), 'is wrong at cell 1: "name" must'],
    ['another database', cells(a, { ...b, database: 'mysql://db' }), 'is wrong at cell 2: "database" must be a URL'],
    ['an unencoded %', cells({ ...a, database: 'postgres://u:%@db/d' }), 'is wrong at cell 1: "database" must have a'],
    ['an unencoded #', cells({ ...a, database: 'postgres://u:p#@db/d' }), 'is wrong at cell 1: "database" must have a'],
    ['no database', cells({ ...a, database: 1 }), 'is wrong at cell 1: "database" must be a URL'],
    [
      'unencrypted connections permitted',
      cells({ ...a, database: 'postgres://db/d?sslmode=prefer' }),
      'is wrong at cell 1: "database" must have sslmode=',
    ],
    ['no port', cells({ ...a, upstream: '10.0.0.1' }), 'is wrong at cell 1: "upstream" must be host:port'],
    ['port 0', cells({ ...a, adminPort: 0 }), 'is wrong at cell 1: "adminPort" must be a port'],
    ['another key', cells({ ...a, upstreams: [] }), 'is wrong at cell 1: "upstreams" is not one of name, database'],
    ['a name twice', cells(a, { ...b, name: 'a' }), 'has two cells named "a"'],
    ['a database twice', cells(a, { ...a, name: 'b' }), 'has two cells with one database'],
  ])('are rejected with %s', (_, environment, problem) => {
    const message = refusal(environment);
    expect(message.startsWith(`PARTNER_CELLS ${problem}`)).toBe(true);
    expect(message).not.toContain('secret');
  });
});

/** Forms of each setting that names places: the accepted ones with their value, and the refused ones. */
const http = {
  accepted: { 'http://[::1]:3000': 'http://[::1]:3000', 'HTTPS://Api.Example.com:443/': 'https://api.example.com' },
  refused: ['https://u:p@h', 'https://h?', 'https://h?a=1', 'https://h#a', 'https://', '//h', 'h:80', 'http://a b'],
};
const origins = { ...http, refused: [...http.refused, 'https://h/path', 'https://h//path/'] };
const base = { ...http, accepted: { ...http.accepted, 'https://h/path/': 'https://h/path' } };
const databases = {
  accepted: Object.fromEntries(
    ['u:p@[::1]:5433/d', 'a,[::1]:2/d', '%2Frun/d', 'h/d?options=-c%20jit%3Doff', 'h/d?host=/run'].map((rest) => [
      `postgres://${rest}`,
      `postgres://${rest}`,
    ]),
  ),
  refused: ['postgres:///d', 'postgres://%2Frun,b/d', 'postgres://a,b/d?host=c', 'postgres://a,b/d?x=1&port=1', 'h/d'],
};
const redis = {
  accepted: Object.fromEntries(
    ['redis://[::1]:6379/1', 'rediss://u:p%40@h', 'redis://h?family=6'].map((text) => [text, text]),
  ),
  refused: ['redis://', 'redis:///1', 'redis://h/name', 'redis://u:%@h', 'h:6379', 'unix:///run/redis'],
};
const placeForms: Readonly<
  Record<string, { readonly accepted: Readonly<Record<string, unknown>>; readonly refused: readonly string[] }>
> = {
  PARTNER_BASE_URL: origins,
  PARTNER_PORTAL_URL: origins,
  PARTNER_CELL_PORTALS: {
    accepted: { 'https://a/, http://[::1]:1': ['https://a', 'http://[::1]:1'] },
    refused: ['https://a,https://b/path', 'https://a,', 'https://u@a'],
  },
  PARTNER_STRIPE_API: base,
  PARTNER_S3_ENDPOINT: base,
  OTEL_EXPORTER_OTLP_ENDPOINT: base,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: { accepted: { 'http://h:1/v1?a=b': 'http://h:1/v1?a=b' }, refused: ['h:1'] },
  DATABASE_URL: databases,
  DATABASE_READ_URL: databases,
  PARTNER_CELLS: {
    accepted: {},
    refused: ['[]', '[{"name":"a","database":"postgres://a,b/d?host=c","upstream":"h:1"}]'],
  },
  REDIS_URL: redis,
  SMTP_URL: { accepted: { 'smtp://[::1]:25': 'smtp://[::1]:25' }, refused: ['smtp://', 'h:25', 'smtp://u:%@h'] },
  PARTNER_MAIL_FROM: { accepted: { 'a@b': 'a@b' }, refused: ['a'] },
  HOST: { accepted: { '::1': '::1', 'fe80::1%eth0': 'fe80::1%eth0' }, refused: ['[::1]', 'http://h', 'h/x'] },
  PARTNER_ADMIN_HOST: { accepted: { '0.0.0.0': '0.0.0.0' }, refused: ['h:1/x'] },
  PARTNER_PORTAL_HOST: { accepted: { localhost: 'localhost' }, refused: ['a b'] },
  PARTNER_TRUSTED_PROXIES: {
    accepted: {
      '10.0.0.0/8, fd00::/8': ['10.0.0.0/8', 'fd00::/8'],
      '::ffff:10.0.0.0/104': ['10.0.0.0/8'],
    },
    refused: [
      '10.0.0.0',
      '10.1/16',
      '010.0.0.0/8',
      '0.0.0.0/0',
      '::ffff:0:0/96',
      '::ffff:10.0.0.0/90',
      'fd00::',
      ''.padEnd(3, ','),
    ],
  },
  PARTNER_DATA_DIR: { accepted: { somewhere: resolve('somewhere') }, refused: ['file:///var/lib', 's3://bucket'] },
  PARTNER_ERASURE_LIST: {
    accepted: { 'a/b': resolve('a/b'), 's3://erased': 's3://erased' },
    refused: ['s3://erased/', 's3://', 'file:///a'],
  },
};

describe('a setting that names places', () => {
  const nameOf = new Map(Object.entries(declaredSettings).map(([name, { variable }]) => [variable, name]));
  const forms = Object.entries(placeForms);

  it('has its forms listed here', () => {
    const places = describedSettings().filter(({ type }) => /URL|address|folder|network|host|cells/.test(type));
    expect(forms.map(([name]) => name).sort()).toEqual(places.map(({ name }) => name).sort());
  });

  it.each(forms)(
    '%s has one meaning for everything that uses it, or is refused (A14)',
    (variable, { accepted, refused }) => {
      for (const [text, value] of Object.entries(accepted)) {
        const read = readSettings({ [variable]: text }) as unknown as Record<string, unknown>;
        expect([text, read[nameOf.get(variable)!]]).toEqual([text, value]);
      }
      for (const text of refused)
        expect(refusal({ [variable]: text })).toMatch(new RegExp(`^${variable} (must|is wrong) `));
    },
  );
});

describe('an invalid setting', () => {
  it.each<[string, string]>([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['PARTNER_ADMIN_PORT', '99999'],
    ['HOST', 'http://127.0.0.1'],
    ['PARTNER_ADMIN_HOST', 'two words'],
    ['PARTNER_TRUSTED_PROXIES', '10.0.0.0'],
    ['PARTNER_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PARTNER_TRUSTED_PROXIES', '10.0.0.0/8,'],
    ['PARTNER_TRUSTED_PROXIES', '10.0.0.0/8;fd00::/8'],
    ['PARTNER_TRUSTED_PROXIES', '0.0.0.0/0'],
    ['PARTNER_TRUSTED_PROXIES', 'loopback'],
    ['PARTNER_BASE_URL', 'api.example.com'],
    ['PARTNER_BASE_URL', 'ftp://api.example.com'],
    ['PARTNER_PORTAL_URL', 'portal.example.com'],
    ['PARTNER_CELL_PORTALS', 'https://a.example.com,'],
    ['PARTNER_ERASURE_LIST', 'S3://erasures'],
    ['PARTNER_ERASURE_LIST', 'gs://erasures'],
    ['PARTNER_ENVIRONMENT', 'Production'],
    ['DATABASE_URL', 'mysql://someone@db.example.com/partner'],
    ['DATABASE_URL', 'partner'],
    ['DATABASE_URL', 'postgres://one.example.com,two.example.com:port/partner'],
    ['DATABASE_URL', 'postgres://one.example.com,/partner'],
    ['REDIS_URL', 'http://queue.example.com'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['PARTNER_MAIL_FROM', 'sheds'],
    ['PARTNER_MAIL_FROM', 'Sheds <sheds@example.com'],
    ['PARTNER_MAIL_FROM', 'Sheds\nBcc: all@example.com <sheds@example.com>'],
    ['PARTNER_ALLOW_PRIVATE_WEBHOOKS', 'yes'],
    ['PARTNER_DEMO_DATA', 'no'],
    ['PARTNER_RATE_PER_SECOND', '0'],
    ['PARTNER_RATE_PER_SECOND', '-3'],
    ['PARTNER_RATE_PER_SECOND', 'Infinity'],
    ['PARTNER_RATE_BURST', '0.9'],
    ['PARTNER_RATE_BURST', 'many'],
    ['PARTNER_MAX_CREDENTIALS', '0'],
    ['PARTNER_MAX_ENDPOINTS', '2.5'],
    ['PARTNER_INVITATIONS_PER_DAY', '0'],
    ['PARTNER_SANDBOXES', 'yes'],
    ['PARTNER_SANDBOXES', 'constructor'],
    ['PARTNER_SANDBOXES_PER_HOUR', '0'],
    ['PARTNER_SANDBOXES_MAX', '0'],
    ['PARTNER_WEBHOOK_HEADER_PREFIX', 'x'.repeat(65)],
    ['PARTNER_WEBHOOK_HEADER_PREFIX', 'X Acme'],
    ['PARTNER_SITE_EVENTS_PER_SECOND', '0'],
    ['PARTNER_SITE_EVENTS_BURST', '0.5'],
    ['PARTNER_SITE_EVENT_RETENTION_DAYS', '0'],
    ['PARTNER_EVENT_RETENTION_DAYS', '36501'],
    ['PARTNER_LOG_LEVEL', 'loud'],
    ['PARTNER_POOL_SIZE', '1'],
    ['PARTNER_DRAIN_MS', '-1'],
    ['PARTNER_DRAIN_MS', '5s'],
    ['PARTNER_POOL_SIZE', '8.5'],
    ['PARTNER_POOL_SIZE', '1001'],
    ['PARTNER_SECRET', randomBytes(31).toString('base64')],
    ['PARTNER_SECRET', randomBytes(33).toString('base64')],
    ['PARTNER_SECRET', 'not base64 at all'],
    ['PARTNER_SECRET', Buffer.alloc(32).toString('base64')],
    ['PARTNER_SECRET', Buffer.from('ab'.repeat(16)).toString('base64')],
  ])('is named in one line: %s=%s', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message.startsWith(`${name} must be `)).toBe(true);
    expect(message).not.toContain('\n');
  });

  it('is shown on one line, whatever its value', () => {
    expect(refusal({ PORT: `1\n2${'3'.repeat(100)}` })).not.toContain('\n');
  });

  it.each<[string, string]>([
    ['PARTNER_SECRET', 'hunter2hunter2'],
    ['DATABASE_URL', 'mysql://someone:hunter2@db.example.com/partner'],
    ['REDIS_URL', 'http://:hunter2@queue.example.com'],
    ['SMTP_URL', 'http://someone:hunter2@mail.example.com'],
    ['PARTNER_CELL_PORTALS', 'https://someone:hunter2@b.example.com,'],
  ])('is not shown when it may contain a secret: %s', (name, value) => {
    expect(refusal({ [name]: value })).not.toContain('hunter2');
  });

  it.each([
    ['PARTNER_BASE_URL', 'https://someone:hunter2@api.example.com'],
    ['PARTNER_PORTAL_URL', 'https://portal.example.com/?page=1'],
    ['PARTNER_S3_ENDPOINT', 'https://files.example.com/#top'],
    ['PARTNER_CELL_PORTALS', 'https://a.example.com, https://someone:hunter2@b.example.com'],
  ])('is an address to which no path can be appended: %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toBe(`${name} must have no user, password, query or fragment`);
  });

  it.each([
    ['DATABASE_URL', 'postgres://someone:hunter2%@one.example.com,two.example.com/partner'],
    ['REDIS_URL', 'redis://:hunter2%zz@queue.example.com'],
    ['SMTP_URL', 'smtps://someone%:hunter2@mail.example.com'],
    ...['#', '/', '?', '/3?', '1#', '1?'].flatMap((sign) => [
      ['DATABASE_URL', `postgres://someone:${sign}hunter2@one.example.com,two.example.com/partner?sslmode=require`],
      ['DATABASE_READ_URL', `postgresql://someone:${sign}hunter2@db.example.com/partner`],
      ['REDIS_URL', `rediss://:${sign}hunter2@queue.example.com/1`],
      ['SMTP_URL', `smtp://someone:${sign}hunter2@mail.example.com`],
    ]),
    ['DATABASE_URL', 'postgres://someone:hunter@2@db.example.com/partner'],
    ['DATABASE_URL', 'postgres://someone:hunter2@/3@db.example.com/partner'],
  ])('has a user or a password that no client can decode: %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toBe(
      `${name} must have a percent-encoded user and password: ` +
        '% is written as %25, # as %23, / as %2F, ? as %3F, and @ as %40',
    );
  });

  it.each([
    ['DATABASE_URL', 'postgres://db.example.com:5432/partner?user=some@one'],
    ['REDIS_URL', 'redis://:hunter@2@queue.example.com'],
    ['SMTP_URL', 'smtps://sam@example.com:hunter2@mail.example.com'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'https://collector/@barns/v1/traces'],
  ])('is not reported for an @ that clients understand: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).not.toThrow();
  });

  it.each(['redis://queue.example.com/jobs', 'rediss://:hunter2@queue.example.com:6379/0/1'])(
    'is a Redis without the number of a database: %s',
    (value) => {
      expect(refusal({ REDIS_URL: value })).toBe(
        'REDIS_URL must have the number of a database, or nothing, after the port',
      );
    },
  );

  const database = 'postgres://someone:hunter2@db.example.com/partner';
  const modes = 'must have sslmode=disable, require, verify-ca, verify-full or no sslmode, not';

  it.each([
    ['sslmode=verify_full', `${modes} "verify_full"`],
    ['sslmode=Require', `${modes} "Require"`],
    ['sslmode=prefer', `${modes} "prefer"`],
    ['application_name=x&sslmode=', `${modes} ""`],
    ['sslmode=verify-full&sslmode=disable', 'must have at most one sslmode'],
    ['sslmode=verify-ca', 'must have sslrootcert with sslmode=verify-ca'],
    ['sslmode=verify-full&sslrootcert=/nowhere/ca.crt', 'must have the path of a PEM file as sslrootcert: ENOENT'],
    ['sslrootcert=/', 'must have the path of a PEM file as sslrootcert: EISDIR'],
    [`sslrootcert=${fileURLToPath(import.meta.url)}`, 'must have the path of a PEM file as sslrootcert: '],
    ['sslmode=require&sslkey=/nowhere/client.key', 'must have the path of a PEM file as sslkey: ENOENT'],
  ])('names the invalid TLS parameter of a database: %s', (query, problem) => {
    for (const name of ['DATABASE_URL', 'DATABASE_READ_URL']) {
      const message = refusal({ [name]: `${database}?${query}` });
      expect(message).toContain(`${name} ${problem}`);
      expect(message).not.toMatch(/hunter2|\n/);
    }
  });

  it('may be a missing secret in production', () => {
    expect(refusal({ PARTNER_ENVIRONMENT: 'production' })).toMatch(/^PARTNER_SECRET must be set in production/);
  });
});

describe('a variable that begins with PARTNER_', () => {
  it.each([
    ['PARTNER_POOLSIZE', 'PARTNER_POOL_SIZE'],
    ['PARTNER_ENVIROMENT', 'PARTNER_ENVIRONMENT'],
    ['PARTNER_SECRET_PREVIUOS', 'PARTNER_SECRET_PREVIOUS'],
    ['PARTNER_LOGLEVEL', 'PARTNER_LOG_LEVEL'],
    ['PARTNER_S3_BUKET', 'PARTNER_S3_BUCKET'],
    ['PARTNER_RATE_PERSECOND', 'PARTNER_RATE_PER_SECOND'],
  ])('prevents the start when misspelled: %s for %s', (name, meant) => {
    expect(refusal({ [name]: 'hunter2' })).toBe(`${name} is not a setting: did you mean ${meant}?`);
  });

  it('is named when it resembles no setting, without its value', () => {
    const environment = { PARTNER_XYZZY: 'hunter2', PARTNER_PORTAL_PORT: '1', OTHER: 'x' };
    expect(unusedVariables(environment)).toEqual([
      'PARTNER_XYZZY is not a setting and has no effect (run "partner settings" for a list)',
    ]);
    expect(readSettings(environment).portalPort).toBe(1);
  });

  it('is named with its replacement when a release removed it, as is any other removed setting', () => {
    const removed = { PARTNER_QUEUE: 'queues are in PostgreSQL', QUEUE_URL: 'use DATABASE_URL', UNSET: 'nothing' };
    expect(unusedVariables({ PARTNER_QUEUE: 'hunter2', QUEUE_URL: 'hunter2', UNSET: ' ' }, removed)).toEqual([
      'PARTNER_QUEUE was removed and has no effect: queues are in PostgreSQL',
      'QUEUE_URL was removed and has no effect: use DATABASE_URL',
    ]);
  });

  it.each([
    ['PARTNER_TEST_DATABASE_URL', 'postgres://127.0.0.1/postgres'],
    ['PARTNER_CHAOS_SEED', '1'],
    ['PARTNER_PLAN_ROWS', '1'],
    ['PARTNER_API_KEY', 'sk_test_1'],
    ['PARTNER_API_SERVICE_HOST', '10.0.0.7'],
    ['PARTNER_API_SERVICE_PORT_HTTP', '80'],
    ['PARTNER_API_PORT', 'tcp://10.0.0.7:80'],
    ['PARTNER_API_PORT_80_TCP_ADDR', '10.0.0.7'],
  ])('is allowed for tests, tools and Kubernetes service variables: %s', (name, value) => {
    expect(readSettings({ [name]: value })).toEqual(readSettings({}));
    expect(unusedVariables({ [name]: value })).toEqual([]);
  });
});

describe('the bucket of documents', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'hunter2/+=' };

  it('is on AWS, or on any server with the S3 protocol', () => {
    expect(readSettings({ PARTNER_S3_BUCKET: 'docs.barns', ...keys })).toMatchObject({
      s3Bucket: 'docs.barns',
      s3PathStyle: false,
      awsAccessKeyId: 'AKIA',
      awsSecretAccessKey: 'hunter2/+=',
    });
    const elsewhere = { PARTNER_S3_BUCKET: 'docs', PARTNER_S3_ENDPOINT: 'http://minio:9000/' };
    expect(readSettings(elsewhere)).toMatchObject({ s3Endpoint: 'http://minio:9000', s3PathStyle: true });
    expect(readSettings({ ...elsewhere, PARTNER_S3_PATH_STYLE: 'false' }).s3PathStyle).toBe(false);
  });

  it.each([
    [{ PARTNER_S3_BUCKET: 'Docs' }, 'PARTNER_S3_BUCKET must be the name of a bucket'],
    [{ PARTNER_S3_BUCKET: '10.0.0.1' }, 'PARTNER_S3_BUCKET must be the name of a bucket'],
    [{ PARTNER_S3_BUCKET: 'a/b' }, 'PARTNER_S3_BUCKET must be the name of a bucket'],
    [{ PARTNER_S3_ENDPOINT: 'minio:9000' }, 'PARTNER_S3_ENDPOINT must be a URL'],
    [{ PARTNER_S3_REGION: 'us east' }, 'PARTNER_S3_REGION must be the name of a region'],
    [{ PARTNER_DOCUMENT_LINK_SECONDS: '0' }, 'PARTNER_DOCUMENT_LINK_SECONDS must be'],
    [{ PARTNER_S3_BUCKET: 'docs', AWS_ACCESS_KEY_ID: 'AKIA' }, 'AWS_SECRET_ACCESS_KEY must be set with'],
    [{ PARTNER_S3_BUCKET: 'docs', AWS_SECRET_ACCESS_KEY: 'x' }, 'AWS_ACCESS_KEY_ID must be set with'],
  ])('prevents the start with %j', (environment, message) => {
    expect(refusal(environment)).toContain(message);
  });

  it('never shows a key', () => {
    expect(refusal({ AWS_SECRET_ACCESS_KEY: 'hunter 2' })).not.toContain('hunter');
  });
});

describe('the base URL', () => {
  it('is the listening address unless configured', () => {
    expect(baseUrlOf(readSettings({}))).toBe('http://127.0.0.1:3000');
    expect(baseUrlOf(readSettings({ HOST: '::1', PORT: '0' }), 4711)).toBe('http://[::1]:4711');
    expect(baseUrlOf(readSettings({ PARTNER_BASE_URL: 'https://api.example.com' }), 4711)).toBe(
      'https://api.example.com',
    );
  });
});

describe("the portal's address", () => {
  it.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ PARTNER_BASE_URL: 'https://api.example.com/' }, 'https://api.example.com'],
    [
      { PARTNER_BASE_URL: 'https://api.example.com', PARTNER_PORTAL_URL: 'https://portal.example.com/' },
      'https://portal.example.com',
    ],
  ])('with %j is %s', (environment, address) => {
    expect(portalUrlOf(readSettings(environment))).toBe(address);
  });
});
