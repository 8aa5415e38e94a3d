import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DeliveryStatistics } from '@partner/events';
import { processChecks } from '@partner/http';
import { causeText, Clock } from '@partner/kernel';
import { Database, WorkerSession } from '@partner/postgres';
import { KeyAdmission, OutboxJobs, SecretKeyRegister } from '@partner/unit-of-work';
import { type QueueName, requireQueues } from '@partner/queue';
import {
  createAdminServer,
  createLogger,
  NestLogger,
  openDatabase,
  logConsole,
  logStart,
  Metrics,
  SecretBox,
  secretKeys,
  startTracing,
  withTimeout,
  type ReadinessCheck,
  type Settings,
} from '@partner/runtime';
import { deliveryReadiness } from './delivery/delivery-metrics.js';
import { DeliveryRunner } from './delivery/delivery-runner.js';
import { watchJobs } from './jobs/job-metrics.js';
import type { PlatformQueue } from './queue/platform-queue.js';
import { QueueWorkers } from './queue/queue.module.js';
import { sessionAlive } from './session-alive.js';
import { WorkerModule } from './worker.module.js';

export interface RunningWorker {
  readonly adminUrl: string;
  /** Accepts no further jobs, lets running ones finish or leaves them to another worker, and closes everything. */
  stop(): Promise<void>;
}

/**
 * Time for running jobs to finish, and then for everything else to close, in milliseconds. Deliveries have their own
 * limit: the deadline of an attempt.
 */
const timeoutMs = { jobs: 10_000, rest: 5_000 };

/**
 * Starts a worker without waiting for the database or Redis. Work begins when they are available.
 * @param refused called if a database that was down at the start later rejects `PARTNER_SECRET`.
 * @throws WrongSecretKey when the database rejects it at the start (R87).
 */
export async function startWorker(
  settings: Settings,
  refused: (error: Error) => void = () => undefined,
): Promise<RunningWorker> {
  const logger = createLogger({ name: 'worker', level: settings.logLevel });
  logConsole(logger);
  const tracing = await startTracing(settings, 'partner-worker', logger);
  const metrics = new Metrics({ service: 'worker', environment: settings.environment });
  const keys = new SecretBox(...(await secretKeys(settings)));
  const module = WorkerModule.forRoot(settings, {
    databaseUrl: (await openDatabase(settings)).url,
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
  // Claims require a session, so a worker that cannot read the secrets of the database claims nothing.
  void admission.admitted.then(() => application.get(WorkerSession).start());
  watch(application, metrics);
  void logStart(logger, settings, { adminUrl: admin.url }, () => application.get(Database).version());
  return {
    adminUrl: admin.url,
    stop: async () => {
      admission.stop();
      await stop(application, admin, (error) => logger.warn({ err: error }, 'the shutdown was not graceful'));
      await tracing.stop();
    },
  };
}

const queueOf = (application: INestApplicationContext, name: QueueName): PlatformQueue =>
  application.get<PlatformQueue>(getQueueToken(name), { strict: false });

const checksOf = (app: INestApplicationContext, settings: Settings, admission: KeyAdmission): ReadinessCheck[] => [
  ...processChecks(app, settings, admission),
  deliveryReadiness(app.get(DeliveryStatistics, { strict: false }), () => app.get(Clock).now()),
  sessionHeld(app.get(WorkerSession)),
  { name: 'queues', attempt: () => requireQueues(app.get(Database)) },
];

/** Passes while the session is up that tells other workers that this one is alive. Claims require it (E10). */
const sessionHeld = (session: WorkerSession): ReadinessCheck => ({
  name: 'session',
  attempt: async () => {
    if (session.id === undefined) throw new Error('this worker has no session');
  },
});

function watch(application: INestApplicationContext, metrics: Metrics): void {
  metrics.watchPool(application.get(Database).pool);
  const queues = { maintenance: queueOf(application, 'maintenance'), jobs: queueOf(application, 'jobs') };
  watchJobs(metrics, application.get(OutboxJobs), queues);
}

async function stop(
  application: INestApplicationContext,
  admin: Awaited<ReturnType<typeof createAdminServer>>,
  timedOut: (error: unknown) => void,
): Promise<void> {
  admin.stopping();
  const deliveries = application.get(DeliveryRunner, { strict: false });
  await Promise.all([application.get(QueueWorkers).drain(timeoutMs.jobs), deliveries.stop().catch(timedOut)]);
  await withTimeout(timeoutMs.rest, application.close()).catch(timedOut);
  await admin.close();
}
