import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DeliveryStatistics } from '@partner/events';
import { processChecks } from '@partner/http';
import { causeText, Clock } from '@partner/kernel';
import { Database, WorkerSession } from '@partner/postgres';
import { KeyAdmission, OutboxJobs, SecretKeyRegister, type WrongSecretKey } from '@partner/unit-of-work';
import { queueToken, QueueWorkers, withTimeout, type PlatformQueue } from '@partner/queue';
import {
  createAdminServer,
  createLogger,
  NestLogger,
  databaseUrl,
  logStart,
  Metrics,
  SecretBox,
  currentSpanIds,
  secretKeys,
  startTracing,
  type ReadinessCheck,
  type Settings,
} from '@partner/runtime';

import { deliveryReadiness } from './delivery/delivery-readiness.js';
import { DeliveryRunner } from './delivery/delivery-runner.js';
import { webhooksQueue } from './delivery/webhooks-queue.js';
import { JobLoop } from './jobs/job-loop.js';
import { jobsQueue } from './jobs/jobs-queue.js';
import { maintenanceQueue } from './maintenance/maintenance-queue.js';
import { sessionAlive } from './session-alive.js';
import { WorkerModule } from './worker.module.js';

/** A worker while it runs. */
export interface RunningWorker {
  readonly adminUrl: string;
  /** Takes no further job, lets the running ones finish or leaves them to another worker, and closes what is open. */
  stop(): Promise<void>;
}

/**
 * How long running jobs get to finish, and then everything else to close, in milliseconds. Deliveries have a limit of
 * their own: the deadline of an attempt.
 */
const timeoutMs = { jobs: 10_000, rest: 5_000 };

/**
 * Starts everything a worker does. It does not wait for the database or Redis: it begins when they are there.
 * @param refused told when the database refuses `PARTNER_SECRET` later on, because it was away before.
 * @throws WrongSecretKey when it refuses it now (R87).
 */
export async function startWorker(
  settings: Settings,
  refused: (error: WrongSecretKey) => void = () => undefined,
): Promise<RunningWorker> {
  const logger = createLogger({ name: 'worker', level: settings.logLevel, context: () => ({ ...currentSpanIds() }) });
  const tracing = await startTracing(settings, 'partner-worker', logger);
  const metrics = new Metrics({ service: 'worker', environment: settings.environment });
  const keys = new SecretBox(...(await secretKeys(settings)));
  const module = WorkerModule.forRoot(settings, {
    databaseUrl: await databaseUrl(settings),
    keys,
    metrics,
    tracer: tracing.tracer,
  });
  const application = await NestFactory.createApplicationContext(module, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const admission = new KeyAdmission(application.get(SecretKeyRegister), keys);
  const waiting = (error: unknown): void => logger.warn({ cause: causeText(error) }, 'waiting for the database');
  await admission.start(refused, waiting).catch(async (error: unknown) => {
    await application.close();
    throw error;
  });
  const admin = await createAdminServer({
    settings,
    checks: checksOf(application, settings, admission),
    livenessChecks: [sessionAlive(application.get(WorkerSession), application.get(Database))],
    registry: metrics.registry,
    logger,
  });
  // Nothing is claimed without a session: who cannot read the secrets of the database takes nothing.
  void admission.admitted.then(() => application.get(WorkerSession).start());
  watch(application, metrics);
  void logStart(logger, settings, { adminUrl: admin.url }, () => application.get(Database).version());
  return {
    adminUrl: admin.url,
    stop: async () => {
      admission.stop();
      await stop(application, admin, (error) => logger.warn({ err: error }, 'stopped in a hurry'));
      await tracing.stop();
    },
  };
}

const queueOf = (application: INestApplicationContext, name: string): PlatformQueue =>
  application.get<PlatformQueue>(queueToken(name), { strict: false });

const checksOf = (app: INestApplicationContext, settings: Settings, admission: KeyAdmission): ReadinessCheck[] => [
  ...processChecks(app, settings, admission),
  deliveryReadiness(app.get(DeliveryStatistics, { strict: false }), () => app.get(Clock).now()),
  sessionHeld(app.get(WorkerSession)),
];

/** The session that says to other workers that this one lives is up; without it nothing may be claimed (E10). */
const sessionHeld = (session: WorkerSession): ReadinessCheck => ({
  name: 'session',
  attempt: async () => {
    if (session.id === undefined) throw new Error('not held');
  },
});

function watch(application: INestApplicationContext, metrics: Metrics): void {
  metrics.watchPool(application.get(Database).pool);
  metrics.watchJobs(() => application.get(OutboxJobs).counts());
  for (const name of [maintenanceQueue, webhooksQueue, jobsQueue]) {
    metrics.watchQueue(name, () => queueOf(application, name).getJobCounts('waiting', 'active', 'delayed', 'failed'));
  }
}

async function stop(
  application: INestApplicationContext,
  admin: Awaited<ReturnType<typeof createAdminServer>>,
  timedOut: (error: unknown) => void,
): Promise<void> {
  admin.stopping();
  const deliveries = application.get(DeliveryRunner, { strict: false });
  const jobs = application.get(JobLoop, { strict: false });
  await Promise.all([
    application.get(QueueWorkers).drain(timeoutMs.jobs),
    deliveries.stop().catch(timedOut),
    jobs.stop(timeoutMs.jobs),
  ]);
  await withTimeout(timeoutMs.rest, application.close()).catch(timedOut);
  await admin.close();
}
