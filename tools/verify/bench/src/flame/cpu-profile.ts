/** The output of `node --cpu-prof`, limited to the properties used here. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** The node on top of the stack for each sample. */
  readonly samples: readonly number[];
  /** Microseconds between each sample and the previous one. */
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** The origin of a function's code. */
export type Origin = 'project' | 'package' | 'node' | 'engine' | 'postgres' | 'library' | 'kernel';

/** A function with the stack that called it. */
export interface Frame {
  readonly name: string;
  /** The file: project files relative to the root, package files relative to the package's name. */
  readonly file: string;
  readonly origin: Origin;
  /** Microseconds of processor time in the function and its callees. */
  readonly time: number;
  readonly calls: readonly Frame[];
}

/**
 * Folds a profile: calls of a function with the same stack become one frame, and idle time is left out.
 * @param from microseconds at the beginning to ignore
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
