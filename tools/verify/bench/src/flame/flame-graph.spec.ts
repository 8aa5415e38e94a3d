import { describe, expect, it } from '@jest/globals';
import { type CpuProfile, fold } from './cpu-profile.js';
import { flameGraph } from './flame-graph.js';
import { foldSamples } from './session-profile.js';

const node = (id: number, functionName: string, url: string, ...children: number[]): CpuProfile['nodes'][number] => ({
  id,
  callFrame: { functionName, url },
  children,
});

/** A server that reaches the same function by two stacks, and is idle the rest of the time. */
const profile: CpuProfile = {
  nodes: [
    node(1, '(root)', '', 2, 3, 6),
    node(2, '(idle)', ''),
    node(3, 'answer', 'file:///home/ann/partner/apps/api/dist/main.js', 4, 5),
    node(4, 'write<T>', 'file:///home/ann/partner/node_modules/fastify/lib/reply.js'),
    node(5, 'write<T>', 'file:///home/ann/partner/node_modules/fastify/lib/reply.js'),
    node(6, 'onread', 'node:internal/stream_base_commons'),
  ],
  samples: [2, 3, 4, 5, 6],
  timeDeltas: [1_000, 100, 200, 300, 400],
};

describe('a flame graph', () => {
  it('counts only processor time, and merges calls of a function with the same stack', () => {
    const root = fold(profile);
    expect(root.time).toBe(1_000);
    expect(root.calls.map(({ name, file, origin, time }) => [name, file, origin, time])).toEqual([
      ['answer', 'apps/api/dist/main.js', 'project', 600],
      ['onread', 'node:internal/stream_base_commons', 'node', 400],
    ]);
    expect(root.calls[0]!.calls).toEqual([
      { name: 'write<T>', file: 'fastify/lib/reply.js', origin: 'package', time: 500, calls: [] },
    ]);
  });

  it('ignores the time before the measurement', () => {
    expect(fold(profile, 1_300).calls.map(({ name, time }) => [name, time])).toEqual([
      ['onread', 400],
      ['answer', 300],
    ]);
  });

  it('gives each function its share of the width, and contains no paths of the machine', () => {
    const svg = flameGraph('a create & more', fold(profile));
    expect(svg).toContain('a create &amp; more');
    expect(svg).toContain('<title>write&lt;T&gt;, fastify/lib/reply.js: 50.0 %</title>');
    expect(svg).toContain('width="599.6"');
    expect(svg).not.toContain('ann');
  });

  it('adds up the stacks of a session of PostgreSQL above the function that serves its client', () => {
    const stack = (...lines: string[]): string => ['', ...lines, ' 10d051 main (/opt/bin/postgres)', ''].join('\n');
    const served = ' 3f8ad5 PostgresMain (/opt/bin/postgres)';
    const root = foldSamples(
      [
        stack(' 2b1 ExecScan (/opt/bin/postgres)', ' 2b2 PortalRun (/opt/bin/postgres)', served),
        stack(' 9f __x64_sys_read ([kernel.kallsyms])', ' 2b2 PortalRun (/opt/bin/postgres)', served),
        stack(' 5f3 __libc_recv (/usr/lib/libc.so.6)', served),
        stack(' 75 ServerLoop (/opt/bin/postgres)'),
      ].join('\n'),
    );
    const shares = (frame: typeof root): object =>
      Object.fromEntries(
        frame.calls.map((call) => [`${call.name}, ${call.origin}`, [call.time / root.time, shares(call)]]),
      );
    expect(shares(root)).toEqual({
      'PortalRun, postgres': [2 / 3, { 'ExecScan, postgres': [1 / 3, {}], '__x64_sys_read, kernel': [1 / 3, {}] }],
      '__libc_recv, library': [1 / 3, {}],
    });
    expect(flameGraph('a create: PostgreSQL', root)).toContain('Linux');
  });
});
