import { openEmbedded, stopEmbeddedIfUnused } from '@partner/embedded';
import type { Settings } from '@partner/runtime';

/** A database that answers, for the length of a command. */
export interface ReachedDatabase {
  readonly url: string;
  /** Stops an embedded server that was started for this, unless somebody else is connected by now. */
  leave(): Promise<void>;
}

/** The database of `DATABASE_URL`, or the embedded one, which is started when it does not run. */
export async function reachDatabase(settings: Settings): Promise<ReachedDatabase> {
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, leave: async () => undefined };
  const { url, startedHere } = await openEmbedded(settings.dataDir);
  return {
    url,
    leave: async () => {
      if (startedHere) await stopEmbeddedIfUnused(settings.dataDir);
    },
  };
}
