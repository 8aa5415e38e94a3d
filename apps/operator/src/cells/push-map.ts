import type { RuntimeSocket } from './runtime-socket.js';

/** Lines of one command: HAProxy reads a command into a buffer of 16 KB, and a line has at most 65 bytes. */
const linesPerCommand = 200;
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
  const lines = [...wanted].map(([key, value]) => `${key} ${value}`);
  for (let at = 0; at < lines.length; at += linesPerCommand)
    await socket.execute(`add map @${version} ${file} <<\n${lines.slice(at, at + linesPerCommand).join('\n')}`);
  await socket.execute(`commit map @${version} ${file}`);
}

/** Reads a map of a running HAProxy. */
export async function readMap(socket: RuntimeSocket, file: string): Promise<Map<string, string>> {
  const lines = await socket.lines(`show map ${file}`);
  return new Map(lines.map((line) => line.split(' ').slice(1) as [string, string]));
}
