import { httpErrors, statusOfFamily } from '@partner/http';
import { commonReasons, type ContextDeclaration, type DomainError } from '@partner/kernel';

/** Error code that a response has beside `error`, with its meaning (R80). */
export interface CatalogueEntry {
  readonly code: string;
  readonly status: number;
  readonly text: string;
}

/** Lists all codes by status and name: common ones, those of HTTP, and those that contexts declare. */
export function errorCatalogue(contexts: readonly ContextDeclaration[]): readonly CatalogueEntry[] {
  const declared = [commonReasons, ...contexts.flatMap(({ errors }) => errors ?? [])].flatMap(ofFamilies);
  const ofHttp = Object.entries(httpErrors).map(([code, [status, text]]) => ({ code, status, text }));
  const byCode = new Map([...ofHttp, ...declared].map((entry) => [entry.code, entry]));
  return [...byCode.values()].sort((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1));
}

const ofFamilies = (families: NonNullable<ContextDeclaration['errors']>): CatalogueEntry[] =>
  Object.entries(families).flatMap(([family, reasons]) =>
    Object.entries(reasons).map(([code, text]) => ({
      code,
      status: statusOfFamily[family as DomainError['code']],
      text,
    })),
  );

/** Renders the catalogue as Markdown. */
export function errorPage(entries: readonly CatalogueEntry[]): string {
  const statuses = [...new Set(entries.map(({ status }) => status))];
  const sections = statuses.map((status) => {
    const rows = entries.filter((entry) => entry.status === status);
    return `## ${status}\n\n${table(rows.map(({ code, text }) => [`\`${code}\``, text]))}`;
  });
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

const introduction = `# Errors

Every error response is a JSON object with \`error\` and \`code\`. \`error\` is a message for people, and its
wording may change at any time. \`code\` is for programs: a code keeps its name, status and meaning.
New codes can appear without notice. Handle an unknown code by the status of the response. Every response has an
\`X-Request-Id\` header: include it when you contact support.
The token endpoint uses the OAuth format instead: \`error\` is the code and \`error_description\` the message.`;

function table(rows: readonly (readonly [string, string])[]): string {
  const [code, meaning] = ['code', 'meaning and remedy'];
  const widths = [code, meaning].map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [line([code, meaning]), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
