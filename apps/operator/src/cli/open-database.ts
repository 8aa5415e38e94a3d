import { stopEmbeddedIfUnused } from '@partner/embedded';
import { embeddedDatabase, type Settings } from '@partner/runtime';

/** A database that answers, for the length of a command. */
export interface OpenDatabase {
  readonly url: string;
  /** True if it runs as long as this command. */
  readonly startedHere: boolean;
  /** Stops an embedded server that was started for this, unless somebody else is connected by now. */
  close(): Promise<void>;
}

/** The database of `DATABASE_URL`, or the embedded one, which is started when it does not run. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined)
    return { url: settings.databaseUrl, startedHere: false, close: async () => undefined };
  const { url, startedHere } = await embeddedDatabase(settings);
  return {
    url,
    startedHere,
    close: async () => {
      if (startedHere) await stopEmbeddedIfUnused(settings.dataDir);
    },
  };
}
