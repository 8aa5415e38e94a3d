import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DeliveryStatistics, watchDeliveries } from '@partner/events';
import { ApiAdapter } from '@partner/http';
import { Clock } from '@partner/kernel';
import { Database, WorkScope } from '@partner/postgres';
import { Contexts } from '@partner/schema';
import { RequestRecorder } from '@partner/request-log';
import {
  createLogger,
  openDatabase,
  type Logger,
  type Metrics,
  NestLogger,
  secretKeys,
  type Settings,
  type Tracer,
} from '@partner/runtime';
import { ApiModule } from './api.module.js';
import { serveDocument } from './document/openapi/document.js';
import { documentOptions } from './openapi-options.js';
import { serveAssets } from './reference/page-assets.js';
import { watchRequestLog } from './request-log/watch-request-log.js';
import { SdkPackage } from './sdk/sdk-package.js';
import { PublicAddress, publicUrl } from './shared/public-address.js';

/** Creates the logger of an API process. Each line has the request id (W17) and the trace and span ids (R97). */
export function apiLogger(settings: Settings): Logger {
  const context = (): object => ({ requestId: WorkScope.current?.requestId });
  return createLogger({ name: 'api', level: settings.logLevel, context });
}

/** Replacements for defaults, set by tests and processes. */
export interface ApiOverrides {
  /** Request timeout in milliseconds. A request that exceeds it gets 503. */
  readonly timeout?: number;
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
}

/**
 * Creates the API, ready to listen. Closing it drains running requests and closes everything it opened.
 * @throws Error when a route declares no access rule.
 */
export async function createApi(settings: Settings, overrides: ApiOverrides = {}): Promise<NestFastifyApplication> {
  const { clock, metrics, tracer, logger = apiLogger(settings), timeout } = overrides;
  const parts = { databaseUrl: (await openDatabase(settings)).url, secrets: await secretKeys(settings), clock };
  const { trustedProxies } = settings;
  const errorDocs = (code: string): string => `${publicUrl(settings, adapter)}/docs/guides/errors#${code}`;
  const adapter = new ApiAdapter({ timeout, logger, metrics, tracer, trustedProxies, errorDocs });
  // Names that these resources have in other APIs.
  adapter.routes.otherNames = { webhooks: 'webhook-deliveries', inventory: 'lot-stock' };
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.forRoot(settings, parts), adapter, {
    // The body is parsed after the guards have run (W9).
    bodyParser: false,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  tracer?.traceUseCases(app);
  metrics?.watchPool(app.get(Database).pool);
  if (metrics) watchDeliveries(metrics, app.get(Clock), app.get(DeliveryStatistics, { strict: false }));
  if (metrics && settings.requestLog) watchRequestLog(metrics, app.get(RequestRecorder, { strict: false }));
  const address = app.get(PublicAddress, { strict: false });
  const sdk = await app.get(SdkPackage, { strict: false }).name();
  serveDocument(app, () => ({
    ...documentOptions(app.get(Contexts).all, settings.webhookHeaderPrefix),
    names: { baseUrl: address.url, sdk },
  }));
  serveAssets(app);
  return app;
}
