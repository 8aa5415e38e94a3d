import type { Finding } from '../check/finding.js';
import type { Result } from '../run/run.js';
import { curl } from './curl.js';

/** Formats all findings with a curl command each, and a table of responses by operation and status. */
export function report({ findings, tally }: Result, cause: (finding: Finding) => string | undefined): string {
  const shown = [...findings].sort((one, other) => (one.subject < other.subject ? -1 : 1));
  return [
    ...shown.flatMap((finding, index) => lines(finding, index + 1, cause(finding))),
    table(findings, tally),
    ...[...tally.endedChains].map(([name, count]) => `  chain ${name}: ended early ${count} times`),
    `${tally.requests} requests, ${findings.length} findings`,
  ].join('\n');
}

const lines = (finding: Finding, number: number, cause: string | undefined): string[] => [
  `${number}. ${finding.subject}: ${finding.kind} (${finding.times} times)`,
  `   mutations: ${finding.request.plan.mutations.join(', ') || 'none (valid request)'}`,
  `   ${finding.detail.replaceAll(/\s+/g, ' ')}`,
  ...(cause === undefined ? [] : [`   log: ${cause}`]),
  `   ${curl(finding.request)}`,
  '',
];

function table(findings: readonly Finding[], { operations }: Result['tally']): string {
  const width = Math.max(...operations.map(([name]) => name.length), 0);
  return operations
    .map(([name, counts]) => {
      const responses = [...counts].sort().map(([status, count]) => `${status}×${count}`);
      const wrong = findings.filter(({ subject }) => subject === name).length;
      return `${wrong > 0 ? '!' : ' '} ${name.padEnd(width)}  ${responses.join(' ')}`;
    })
    .join('\n');
}
