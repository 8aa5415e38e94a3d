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
import { drain } from './drain.js';
import { processChecks } from './process-checks.js';

/** A server that is made, and listens to nobody yet. */
interface ServerProcess {
  readonly app: NestFastifyApplication;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly host: string;
  /** 0 for a free one. */
  readonly port: number;
  /** The address that is told. @param url the one it listens at. */
  readonly addressOf: (url: string) => string;
  /** What ends behind the server, such as what sends on what it has observed. */
  readonly ending?: Parameters<typeof onShutdown>[0];
}

/**
 * Runs one server process: admission of its keys (R87), the port, readiness and metrics beside it, and an orderly end
 * (R89). Says `ready <address>` when it answers. What keeps it from serving ends it, with one line that says why.
 */
export async function serveProcess(make: () => Promise<ServerProcess>): Promise<void> {
  await make().then(start).catch(refused);
}

async function start(server: ServerProcess): Promise<void> {
  const { app, settings, logger, metrics, host, port, addressOf, ending = [] } = server;
  const keys = new SecretBox(...(await secretKeys(settings)));
  const admission = new KeyAdmission(app.get(SecretKeyRegister), keys);
  await admission.start(refused, (error) => logger.warn({ cause: causeText(error) }, 'waiting for the database'));
  const checks = processChecks(app, settings, admission);
  await app.listen(port, host);
  const admin = await createAdminServer({ settings, checks, registry: metrics.registry, logger });
  // Not ready first, then served on until load balancers have noticed (R89), and only then closed.
  onShutdown(
    [() => admin.stopping(), () => drain(app, settings.drainMs), () => app.close(), ...ending, () => admin.close()],
    (error) => logger.error({ err: error }, 'the end was not orderly'),
  );
  const url = addressOf(await app.getUrl());
  process.stdout.write(`admin ${admin.url}\nready ${url}\n`);
  void logStart(logger, settings, { url, adminUrl: admin.url }, () => app.get(CrossCompanyDatabase).version());
}

function refused(error: unknown): never {
  process.stderr.write(`${causeText(error)}\n`);
  process.exit(1);
}
