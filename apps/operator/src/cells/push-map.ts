import type { RuntimeSocket } from './runtime-socket.js';

/** Bytes of lines per command: HAProxy reads a command with its payload into a buffer of 16,384 bytes. */
const payloadBytes = 16_000;
/** Number of differences from which the whole map is replaced, which is one step for requests. */
const replaceFrom = 200;

/** Changes a map of a running HAProxy to `wanted`. @returns the number of entries that differed. */
export async function pushMap(
  socket: RuntimeSocket,
  file: string,
  { known, wanted }: { readonly known: ReadonlyMap<string, string>; readonly wanted: ReadonlyMap<string, string> },
): Promise<number> {
  const changed = [...wanted].filter(([key, value]) => known.get(key) !== value);
  const removed = [...known.keys()].filter((key) => !wanted.has(key));
  const count = changed.length + removed.length;
  if (count >= replaceFrom) await replace(socket, file, wanted);
  else {
    for (const [key, value] of changed)
      await socket.execute(`${known.has(key) ? 'set' : 'add'} map ${file} ${key} ${value}`);
    for (const key of removed) await socket.execute(`del map ${file} ${key}`);
  }
  return count;
}

/** Fills a new version of the map, which requests see once it is complete. */
async function replace(socket: RuntimeSocket, file: string, wanted: ReadonlyMap<string, string>): Promise<void> {
  const [version] = /\d+/.exec(await socket.execute(`prepare map ${file}`, /^New version created: \d+$/))!;
  for (const payload of payloads(wanted)) await socket.execute(`add map @${version} ${file} <<\n${payload}`);
  await socket.execute(`commit map @${version} ${file}`);
}

/** Returns the lines of a map in as few commands as possible. */
function* payloads(map: ReadonlyMap<string, string>): Generator<string> {
  let payload = '';
  for (const [key, value] of map) {
    const line = `${key} ${value}\n`;
    if (payload.length + line.length > payloadBytes) {
      yield payload;
      payload = '';
    }
    payload += line;
  }
  if (payload !== '') yield payload;
}

/** Reads a map of a running HAProxy. */
export async function readMap(socket: RuntimeSocket, file: string): Promise<Map<string, string>> {
  const lines = await socket.lines(`show map ${file}`);
  return new Map(lines.map((line) => line.split(' ').slice(1) as [string, string]));
}
