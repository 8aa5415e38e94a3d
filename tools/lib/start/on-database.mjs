import { embedded as builtEmbedded, runtime as builtRuntime } from '../build.mjs';
import { stopSignal } from '../stop-signal.mjs';
import { Failure } from '../failure.mjs';
import { freePort } from '../free-port.mjs';

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
  const { host, port } = settings;
  // Said before the database is started.
  if ((await freePort(host, port)) !== port && port !== 0)
    throw new Failure(`port ${port} of ${host} is in use by another program; set PORT to another one`);
  stopSignal.throwIfAborted();
  const ownDatabase = settings.databaseUrl === undefined;
  try {
    if (ownDatabase) await embedded.openEmbedded(settings.dataDir);
    await serve(settings, runtime, embedded);
  } finally {
    if (ownDatabase) await embedded.stopEmbedded(settings.dataDir, { unlessUsed: true });
  }
}
