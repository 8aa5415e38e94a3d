import { ChangeChannel, Contexts, Database, pendingMigrations } from '@partner/persistence';
import {
  baseUrlOf,
  createAdminServer,
  databaseAnswers,
  listenerConnected,
  Metrics,
  migrationsApplied,
  onShutdown,
  readSettings,
  SettingsError,
} from '@partner/runtime';
import sql from 'sql-template-tag';
import { apiLogger, createApi } from './app.js';

/** Starts one API process and says `ready <base url>` when it answers. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = apiLogger(settings);
  const metrics = new Metrics({ service: 'api' });
  const app = await createApi(settings, { logger, metrics });
  const database = app.get(Database);
  const checks = [
    databaseAnswers(() => database.outside(sql`select 1`)),
    migrationsApplied(() => pendingMigrations(database, app.get(Contexts))),
    listenerConnected(() => app.get(ChangeChannel).isListening),
  ];
  await app.listen(settings.port, settings.host);
  const admin = await createAdminServer({ settings, checks, registry: metrics.registry, logger });
  // Not ready first, so that nothing new is sent here while what runs is finished.
  onShutdown([() => admin.stopping(), () => app.close(), () => admin.close()], (error) =>
    logger.error({ err: error }, 'the end was not orderly'),
  );
  const { port } = new URL(await app.getUrl());
  process.stdout.write(`admin ${admin.url}\nready ${baseUrlOf(settings, settings.port || Number(port))}\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
