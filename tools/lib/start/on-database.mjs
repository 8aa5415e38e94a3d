import { embedded as builtEmbedded, runtime as builtRuntime } from '../build.mjs';
import { stopSignal } from '../stop-signal.mjs';
import { ensureFree } from './port.mjs';

/**
 * Runs `serve` on the configured database, or else on the embedded one, which is stopped when no other process uses it.
 * Call after `build`.
 */
export async function onDatabase(serve) {
  const [runtime, embedded] = await Promise.all([builtRuntime(), builtEmbedded()]);
  const settings = runtime.readSettings({
    ...process.env,
    PARTNER_DEMO_DATA: process.env.PARTNER_DEMO_DATA?.trim() || 'true',
  });
  if (settings.port !== 0) await ensureFree(settings.host, settings.port);
  stopSignal.throwIfAborted();
  const ownDatabase = settings.databaseUrl === undefined;
  try {
    if (ownDatabase) await embedded.openEmbedded(settings.dataDir);
    await serve(settings, runtime, embedded);
  } finally {
    if (ownDatabase) await embedded.stopEmbeddedIfUnused(settings.dataDir);
  }
}
