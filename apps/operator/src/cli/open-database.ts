import { stopEmbeddedIfUnused } from '@partner/embedded';
import { embeddedDatabase, type Settings } from '@partner/runtime';

/** A running database, for the duration of a command. */
export interface OpenDatabase {
  readonly url: string;
  /** True if the database was started for this command. */
  readonly startedHere: boolean;
  /** Stops an embedded server that was started for this command, unless another process is connected by now. */
  close(): Promise<void>;
}

/** Returns the database of `DATABASE_URL`, or the embedded one, which is started if it is not running. */
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
