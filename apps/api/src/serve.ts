import { drain } from '@partner/http';
import { causeText } from '@partner/kernel';
import {
  ChangeChannel,
  Contexts,
  CrossCompanyDatabase,
  Database,
  KeyAdmission,
  pendingMigrations,
  SecretKeyRegister,
} from '@partner/persistence';
import {
  baseUrlOf,
  createAdminServer,
  databaseAnswers,
  keyAdmitted,
  listenerConnected,
  Metrics,
  migrationsApplied,
  onShutdown,
  readSettings,
  SecretBox,
  secretKeys,
  startTracing,
} from '@partner/runtime';
import sql from 'sql-template-tag';
import { apiLogger, createApi } from './app.js';

/** Starts one API process and says `ready <base url>` when it answers. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = apiLogger(settings);
  const metrics = new Metrics({ service: 'api' });
  const tracing = await startTracing(settings, 'partner-api', logger);
  const app = await createApi(settings, { logger, metrics, tracer: tracing.tracer });
  const database = app.get(Database);
  const keys = new SecretBox(...(await secretKeys(settings)));
  const admission = new KeyAdmission(app.get(SecretKeyRegister), keys);
  await admission.start(refused, (error) => logger.warn({ cause: causeText(error) }, 'waiting for the database'));
  const checks = [
    // Not by the pool of requests: a server that has much to do would look like one whose database is away.
    databaseAnswers(() => app.get(CrossCompanyDatabase).outside(sql`select 1`)),
    migrationsApplied(() => pendingMigrations(database, app.get(Contexts))),
    keyAdmitted(() => admission.isAdmitted),
    listenerConnected(() => app.get(ChangeChannel).isListening),
  ];
  await app.listen(settings.port, settings.host);
  const admin = await createAdminServer({ settings, checks, registry: metrics.registry, logger });
  // Not ready first, then served on until load balancers have noticed (R89), and only then closed.
  onShutdown(
    [
      () => admin.stopping(),
      () => drain(app, settings.drainMs),
      () => app.close(),
      () => tracing.stop(),
      () => admin.close(),
    ],
    (error) => logger.error({ err: error }, 'the end was not orderly'),
  );
  const { port } = new URL(await app.getUrl());
  process.stdout.write(`admin ${admin.url}\nready ${baseUrlOf(settings, settings.port || Number(port))}\n`);
}

/** What keeps a server from serving ends it, with one line that says why. */
function refused(error: unknown): never {
  process.stderr.write(`${causeText(error)}\n`);
  process.exit(1);
}

await start().catch(refused);
