/** What `node --cpu-prof` writes, as far as it matters here. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** The node that each sample found on top of the stack. */
  readonly samples: readonly number[];
  /** Microseconds between a sample and the one before it. */
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** Whose code a function is. */
export type Origin = 'project' | 'package' | 'node' | 'engine';

/** A function as it was called from the one around it. */
export interface Frame {
  readonly name: string;
  /** The file: of the project from its root, of a package from the package's name. */
  readonly file: string;
  readonly origin: Origin;
  /** Microseconds of processor time in it and what it called. */
  readonly time: number;
  readonly calls: readonly Frame[];
}

/**
 * Folds a profile: calls of one function by one stack are one frame, and waiting for work is left out.
 * @param from microseconds after its beginning, before which nothing counts.
 */
export function fold({ nodes, samples, timeDeltas }: CpuProfile, from = 0): Frame {
  const own = new Map<number, number>();
  let now = 0;
  for (const [index, id] of samples.entries()) {
    const spent = Math.max(0, timeDeltas[index] ?? 0);
    if (now >= from) own.set(id, (own.get(id) ?? 0) + spent);
    now += spent;
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const frame = (alike: readonly ProfileNode[]): Frame => {
    const { callFrame } = alike[0]!;
    const called = alike.flatMap(({ children = [] }) => children.map((id) => byId.get(id)!));
    const calls = [...Map.groupBy(called.filter(isWork), keyOf).values()].map(frame);
    const time = alike.reduce((sum, { id }) => sum + (own.get(id) ?? 0), 0);
    return {
      ...placeOf(callFrame),
      time: calls.reduce((sum, call) => sum + call.time, time),
      calls: calls.sort((one, other) => other.time - one.time),
    };
  };
  return frame(nodes.filter(({ callFrame }) => callFrame.functionName === '(root)'));
}

const isWork = ({ callFrame }: ProfileNode): boolean => callFrame.functionName !== '(idle)';
const keyOf = ({ callFrame: { functionName, url } }: ProfileNode): string => `${functionName} ${url}`;

function placeOf({ functionName, url }: ProfileNode['callFrame']): Pick<Frame, 'name' | 'file' | 'origin'> {
  const name = functionName || 'anonymous';
  if (url === '') return { name, file: '', origin: 'engine' };
  if (url.startsWith('node:')) return { name, file: url, origin: 'node' };
  const [, inPackage] = /.*\/node_modules\/(?!@partner\/)(.*)$/.exec(url) ?? [];
  if (inPackage !== undefined) return { name, file: inPackage, origin: 'package' };
  const [file = url] = /(?:apps|libs|tools)\/.*$/.exec(url) ?? [];
  return { name, file, origin: 'project' };
}
