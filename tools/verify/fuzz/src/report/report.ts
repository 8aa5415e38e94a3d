import type { Finding } from '../check/finding.js';
import type { Result } from '../run/run.js';
import type { SentRequest } from '../run/request.js';

const maxLength = 600;

/** Returns a curl command that repeats the request: `$URL` is the API, `$KEY` the key of a company. */
function curl({ method, target, headers, body, plan }: SentRequest): string {
  const words = ['curl -sS -i -g --path-as-is', `-X ${method}`, `"$URL"${shellQuoted(target)}`];
  for (const [name, value] of headers) {
    const key = name === 'Authorization' && (plan.credential === 'right' || plan.credential === 'access token');
    words.push(
      key ? `-H "Authorization: Bearer $KEY"` : `-H ${shellQuoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
    );
  }
  if (body) words.push(`--data-binary ${shellQuoted(body.toString('latin1'))}`);
  return words.join(' ');
}

/** Quotes text for the shell: in single quotes, or as `$'…'` if necessary. Very long text is truncated. */
function shellQuoted(text: string): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…(${text.length} characters)` : text;
  if (/^[\x20-\x26\x28-\x7e]*$/.test(cut)) return `'${cut}'`;
  const escaped = cut.replaceAll(/[^\x20-\x26\x28-\x5b\x5d-\x7e…]/g, (byte) => {
    return `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `$'${escaped}'`;
}

/** Formats all findings with a curl command each, and a table of responses by operation and status. */
export function report({ findings, tally }: Result): string {
  const shown = [...findings].sort((one, other) => (one.subject < other.subject ? -1 : 1));
  return [
    ...shown.flatMap((finding, index) => lines(finding, index + 1)),
    table(findings, tally),
    `${tally.requests} requests, ${findings.length} findings`,
  ].join('\n');
}

const lines = (finding: Finding, number: number): string[] => [
  `${number}. ${finding.subject}: ${finding.kind} (${finding.times} times)`,
  `   mutations: ${finding.request.plan.mutations.join(', ') || 'none (valid request)'}`,
  `   ${finding.detail.replaceAll(/\s+/g, ' ')}`,
  ...('failure' in finding.outcome ? [] : [`   request: ${String(finding.outcome.headers['x-request-id'])}`]),
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
