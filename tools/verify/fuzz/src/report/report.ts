import type { Finding } from '../check/finding.js';
import type { Result } from '../run/run.js';
import { curl } from './curl.js';

/** All findings with a line to repeat each, and a table of what was asked and answered. */
export function report({ findings, tally }: Result, cause: (finding: Finding) => string | undefined): string {
  const shown = [...findings].sort((one, other) => (one.subject < other.subject ? -1 : 1));
  return [
    ...shown.flatMap((finding, index) => lines(finding, index + 1, cause(finding))),
    table(findings, tally),
    ...[...tally.endedChains].map(([name, count]) => `  chain ${name}: ended ${count} times`),
    `${tally.requests} requests, ${findings.length} findings`,
  ].join('\n');
}

const lines = (finding: Finding, number: number, cause: string | undefined): string[] => [
  `${number}. ${finding.subject}: ${finding.kind} (${finding.times} times)`,
  `   after: ${finding.request.plan.mutations.join(', ') || 'a valid request'}`,
  `   ${finding.detail.replaceAll(/\s+/g, ' ')}`,
  ...(cause === undefined ? [] : [`   log: ${cause}`]),
  `   ${curl(finding.request)}`,
  '',
];

function table(findings: readonly Finding[], { operations }: Result['tally']): string {
  const width = Math.max(...operations.map(([name]) => name.length), 0);
  return operations
    .map(([name, counts]) => {
      const answers = [...counts].sort().map(([status, count]) => `${status}×${count}`);
      const wrong = findings.filter(({ subject }) => subject === name).length;
      return `${wrong > 0 ? '!' : ' '} ${name.padEnd(width)}  ${answers.join(' ')}`;
    })
    .join('\n');
}
