import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Output of `wrk` for a run; times are in microseconds. */
interface Summary {
  readonly requests: number;
  readonly duration: number;
  readonly p50: number;
  readonly p99: number;
  /** Responses with a status from 400 on. */
  readonly refused: number;
  /** Failed connections, and missing responses. */
  readonly broken: number;
}

const run = promisify(execFile);

let found: Promise<boolean> | undefined;

/** True if `wrk` is on the PATH. */
export const hasWrk = (): Promise<boolean> =>
  (found ??= run('wrk', ['--version']).then(
    () => true,
    // It exits with 1 after printing its version.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  ));

/**
 * Requests the same path repeatedly, with each key in turn. A request costs `wrk` a tenth of what it costs autocannon,
 * which shares the processors with the server.
 */
export async function driveByWrk(
  url: string,
  { path, keys }: { readonly path: string; readonly keys: readonly string[] },
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Summary> {
  const folder = await mkdtemp(join(tmpdir(), 'partner-wrk-'));
  try {
    const script = join(folder, 'requests.lua');
    await writeFile(script, scriptOf(path, keys));
    const words = ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, '-s', script, url];
    const { stdout } = await run('wrk', words);
    return JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Summary;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Script that builds requests once, and prints the summary at the end. */
const scriptOf = (path: string, keys: readonly string[]): string => `
local keys = {${keys.map((key) => JSON.stringify(key)).join(', ')}}
local requests, asked = {}, 0
function init()
  for index, key in ipairs(keys) do
    requests[index] = wrk.format("GET", ${JSON.stringify(path)}, { ["authorization"] = "Bearer " .. key })
  end
end
function request()
  asked = asked + 1
  return requests[asked % #requests + 1]
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"duration":%d,"p50":%d,"p99":%d,"refused":%d,"broken":%d}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), errors.status,
    errors.connect + errors.read + errors.write + errors.timeout))
end
`;
