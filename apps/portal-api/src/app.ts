import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiAdapter } from '@partner/http';
import type { Clock } from '@partner/kernel';
import { Database, WorkScope } from '@partner/postgres';
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
import { readPageFiles } from './pages/page-files.js';
import { securityHeaders } from './pages/security-headers.js';
import { servePages } from './pages/serve-pages.js';
import { PortalApiModule } from './portal-api.module.js';

/** Creates the logger of a portal process. Every line has its request ID (W17) and its trace and span IDs (R97). */
export function portalLogger(settings: Settings): Logger {
  const context = (): object => ({ requestId: WorkScope.current?.requestId });
  return createLogger({ name: 'portal', level: settings.logLevel, context });
}

/** Replacements for the defaults, set by a test or a process. */
export interface PortalOverrides {
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
  /** Folder of the built pages. */
  readonly pages?: string;
}

/**
 * Creates the portal application, ready to listen: the API under `/api`, the pages everywhere else.
 * @throws Error when a route does not declare its access.
 */
export async function createPortal(
  settings: Settings,
  overrides: PortalOverrides = {},
): Promise<NestFastifyApplication> {
  const { clock, metrics, tracer, logger = portalLogger(settings), pages } = overrides;
  const parts = { databaseUrl: (await openDatabase(settings)).url, secrets: await secretKeys(settings), clock };
  const adapter = new ApiAdapter({
    logger,
    metrics,
    tracer,
    trustedProxies: settings.trustedProxies,
    headers: securityHeaders(settings),
  });
  const server = adapter.getInstance();
  server.decorateRequest('styleNonce', undefined);
  servePages(server, await readPageFiles(pages));
  const app = await NestFactory.create<NestFastifyApplication>(PortalApiModule.forRoot(settings, parts), adapter, {
    // Bodies are read after the guards (W9).
    bodyParser: false,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  tracer?.traceUseCases(app);
  metrics?.watchPool(app.get(Database).pool);
  return app;
}
