import { httpErrors, statusOfFamily } from '@partner/http';
import { commonReasons, type ContextDeclaration, type DomainError } from '@partner/kernel';

/** A code that answers have beside `error`, and what it means (R80). */
export interface CatalogueEntry {
  readonly code: string;
  readonly status: number;
  readonly text: string;
}

/** Every code there is, by status and name: what is common, what HTTP alone knows, and what contexts declare. */
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

/** The catalogue as Markdown. */
export function errorPage(entries: readonly CatalogueEntry[]): string {
  const statuses = [...new Set(entries.map(({ status }) => status))];
  const sections = statuses.map((status) => {
    const rows = entries.filter((entry) => entry.status === status);
    return `## ${status}\n\n${table(rows.map(({ code, text }) => [`\`${code}\``, text]))}`;
  });
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

const introduction = `# Errors

Every answer that is no success is a JSON object with an \`error\`, which is written for people and may be worded
anew at any time, and a \`code\`, which programs can rely on: a code keeps its name, its status and its meaning (R80).
New codes come without notice; treat one that you do not know by the status of the answer. \`X-Request-Id\` is on every
answer: quote it when you ask about one.

The token endpoint answers in the form of OAuth instead, where \`error\` is the code and \`error_description\` the
message. Made by \`npm run errors\` from the code that raises them.`;

function table(rows: readonly (readonly [string, string])[]): string {
  const [code, meaning] = ['code', 'what it means, and what to do'];
  const widths = [code, meaning].map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [line([code, meaning]), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
