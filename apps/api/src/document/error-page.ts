import { type errorCatalogue, errorCauses } from '@partner/http';
import { errorSchema } from './openapi/standard-responses.js';

type Catalogue = ReturnType<typeof errorCatalogue>;

/** Renders the catalogue as Markdown. */
export function errorPage(entries: Catalogue): string {
  const statuses = [...new Set(entries.map(({ status }) => status))];
  const sections = statuses.map((status) => {
    const rows = entries.filter((entry) => entry.status === status);
    const codes = table(
      ['code', 'meaning and remedy'],
      rows.map(({ code, text }) => [`\`${code}\``, text]),
    );
    return [`## ${status}`, codes, ...rows.flatMap(({ code }) => reasonsOf(code))].join('\n\n');
  });
  return `${[introduction, members, help, ...sections].join('\n\n')}\n`;
}

/** Lists the reasons of a code that has several. */
function reasonsOf(code: string): string[] {
  const causes = Object.entries(errorCauses).find(([one]) => one === code)?.[1];
  if (!causes) return [];
  const reasons = Object.values(causes).map((reason) => `- ${reason}`);
  return [`The \`reason\` of \`${code}\` is one of these:`, reasons.join('\n')];
}

/** Members of every error response. */
const required: readonly string[] = errorSchema.required;

const properties = errorSchema.properties as Readonly<Record<string, { readonly description?: string }>>;

/** Lists the members that an error can have, as the OpenAPI document describes them. */
const members = Object.entries(properties)
  .filter(([name]) => !required.includes(name))
  .map(([name, { description }]) => `- \`${name}\`: ${description}`)
  .join('\n');

const help = `Errors never help a guesser: an unknown key and a wrong secret have the same response, and only the
owner of the secret is told that it was revoked or has expired.

A query parameter that does not exist is ignored, and so is a value that is not known, such as a misspelled \`status\`
or event type. The response has the header \`Partner-Warning\`, which names them and the names that were probably
meant.`;

const introduction = `# Errors

Every error response is a JSON object with \`error\` and \`code\`. \`error\` is a message for people, and its
wording may change at any time. \`code\` is for programs: a code keeps its name, status and meaning.
New codes can appear without notice. Handle an unknown code by the status of the response. Every response has an
\`X-Request-Id\` header: include it when you contact support.

The token endpoint uses the OAuth format instead: \`error\` is the code and \`error_description\` the message.

Other members show what to change. Those that do not apply are absent:`;

type Row = readonly [string, string];

function table(heads: Row, rows: readonly Row[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
