import { ChangeChannel, Contexts, Database, pendingMigrations } from '@partner/persistence';
import {
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
import { createPortal, portalLogger } from './app.js';

/** Starts one process of the portal and says `ready <base url>` when it answers. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = portalLogger(settings);
  const metrics = new Metrics({ service: 'portal' });
  const app = await createPortal(settings, { logger, metrics });
  const database = app.get(Database);
  const checks = [
    databaseAnswers(() => database.outside(sql`select 1`)),
    migrationsApplied(() => pendingMigrations(database, app.get(Contexts))),
    listenerConnected(() => app.get(ChangeChannel).isListening),
  ];
  await app.listen(settings.portalPort, settings.portalHost);
  const admin = await createAdminServer({ settings, checks, registry: metrics.registry, logger });
  onShutdown([() => admin.stopping(), () => app.close(), () => admin.close()], (error) =>
    logger.error({ err: error }, 'the end was not orderly'),
  );
  process.stdout.write(`admin ${admin.url}\nready ${settings.portalUrl ?? (await app.getUrl())}\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
