import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { causeText } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import { KeyAdmission, SecretKeyRegister } from '@partner/unit-of-work';
import {
  createAdminServer,
  logStart,
  type Logger,
  type Metrics,
  onShutdown,
  SecretBox,
  secretKeys,
  type Settings,
} from '@partner/runtime';
import { setTimeout as pause } from 'node:timers/promises';
import { processChecks } from './process-checks.js';
import type { ApiAdapter } from './api-adapter.js';

interface ServerProcess {
  readonly app: NestFastifyApplication;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /**
   * Returns the address to report.
   * @param url the address it listens on.
   */
  readonly addressOf: (url: string) => string;
  /** Steps after the server has closed, such as flushing recorded data. */
  readonly ending?: Parameters<typeof onShutdown>[0];
}

/**
 * Runs one server process: admission of its keys (R87), the port, readiness and metrics, and graceful shutdown (R89).
 * Prints `ready <address>` once it responds. If it cannot serve, prints one line with the reason and exits.
 */
export async function serveProcess(make: () => Promise<ServerProcess>): Promise<void> {
  await make().then(start).catch(exitWithError);
}

async function start(server: ServerProcess): Promise<void> {
  const { app, settings, logger, metrics, host, port, addressOf, ending = [] } = server;
  const keys = new SecretBox(...(await secretKeys(settings)));
  const admission = new KeyAdmission(app.get(SecretKeyRegister), keys);
  await admission.start(exitWithError, (error) => logger.warn({ cause: causeText(error) }, 'waiting for the database'));
  const checks = processChecks(app, settings, admission);
  const address = await listen(app, host, port);
  const admin = await createAdminServer({ settings, checks, registry: metrics.registry, logger });
  // First not ready, then serving until load balancers have noticed (R89), and only then closed.
  onShutdown(
    [() => admin.stopping(), () => drain(app, settings.drainMs), () => app.close(), ...ending, () => admin.close()],
    (error) => logger.error({ err: error }, 'the shutdown was not graceful'),
  );
  const url = addressOf(address);
  process.stdout.write(`admin ${admin.url}\nready ${url}\n`);
  void logStart(logger, settings, { url, adminUrl: admin.url }, () => app.get(CrossCompanyDatabase).version());
}

/** Listens without Nest's `listen`, which logs a failure as well. @returns the URL. @throws Error with the address */
async function listen(app: NestFastifyApplication, host: string, port: number): Promise<string> {
  await app.init();
  const server = app.getHttpAdapter().getInstance();
  return server.listen({ host, port }).catch((error: unknown) => {
    throw new Error(`cannot listen on port ${port} of ${host}: ${causeText(error)}`);
  });
}

function exitWithError(error: unknown): never {
  process.stderr.write(`${causeText(error)}\n`);
  process.exit(1);
}

/** Keeps serving for `milliseconds`, until load balancers notice that the server is not ready (R89). */
async function drain(app: NestFastifyApplication, milliseconds: number): Promise<void> {
  (app.getHttpAdapter() as ApiAdapter).drain();
  await pause(milliseconds);
}
