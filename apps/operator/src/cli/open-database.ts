import { openEmbedded, stopEmbeddedIfUnused } from '@partner/embedded';
import type { Settings } from '@partner/runtime';

/** A database that answers, for the length of a command. */
export interface OpenDatabase {
  readonly url: string;
  /** Stops an embedded server that was started for this, unless somebody else is connected by now. */
  close(): Promise<void>;
}

/** The database of `DATABASE_URL`, or the embedded one, which is started when it does not run. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, close: async () => undefined };
  const { url, startedHere } = await openEmbedded(settings.dataDir);
  return {
    url,
    close: async () => {
      if (startedHere) await stopEmbeddedIfUnused(settings.dataDir);
    },
  };
}
