import { fieldsOf } from './field-table.js';

/**
 * What a contract says of its endpoints, one fact a line: `GET /partner/v1/leads`, and of each
 * `GET /partner/v1/leads: query page`, `…: scope leads.read`, `…: body name`, `…: body name required`,
 * `…: header If-Match`, `…: status 404`.
 */
export type Facts = ReadonlySet<string>;

/** Cells of the rows of each table, its heading first. */
type Table = readonly (readonly string[])[];

/** Names in the fourth column that are not query parameters. */
const places: Readonly<Record<string, string>> = { 'Body:': 'body', 'Form:': 'form' };

/**
 * The facts of the tables of a specification: those with the columns Method, Path, Scope (or Caller), parameters and
 * answer, and those of Method and "Path with `<header>`". A path that is not written out is left out.
 * @param page the whole page; names of fields are taken from the section that a row links.
 */
export function factsOfTables(page: string): Facts {
  return new Set(tablesOf(page).flatMap((table) => factsOfTable(table, page)));
}

function factsOfTable([heading = [], ...rows]: Table, page: string): string[] {
  if (heading[0] !== 'Method') return [];
  const [, header] = /^Path with `([\w-]+)`$/.exec(heading[1] ?? '') ?? [];
  return rows.flatMap(([method = '', cell = '', ...more]) => {
    const [, path] = /^`(\/[^`]+)`$/.exec(cell) ?? [];
    if (path === undefined) return [];
    const endpoint = `${method} ${path}`;
    if (header !== undefined) return [`${endpoint}: header ${header}`];
    const [scope = '', parameters = '', answer = ''] = more;
    const access = heading[2] === 'Scope' ? accessOf(scope) : 'no credential';
    const facts = [access, ...parametersOf(parameters, page), ...statusesOf(answer)];
    return [endpoint, ...facts.map((fact) => `${endpoint}: ${fact}`)];
  });
}

const accessOf = (scope: string): string =>
  ({ none: 'no credential', any: 'any credential' })[scope] ?? `scope ${scope.replaceAll('`', '')}`;

function parametersOf(cell: string, page: string): string[] {
  const [start = ''] = cell.split(' ', 1);
  const place = places[start] ?? 'query';
  const named = [...cell.matchAll(/(\*\*)?`(\w+)`/g)].flatMap(([, isRequired, name]) => [
    `${place} ${name}`,
    ...(isRequired === undefined ? [] : [`${place} ${name} required`]),
  ]);
  const linked = [...cell.matchAll(/the fields of \[([\d.]+)\]/g)].flatMap(([, section = '']) =>
    fieldsOf(page, section).map((name) => `${place} ${name}`),
  );
  return [...named, ...linked];
}

const statusesOf = (cell: string): string[] =>
  [...cell.matchAll(/(?:^|[;,] )(\d{3})\b/g)].map(([, status]) => `status ${status}`);

/** Every table of a page in Markdown. A cell has no bar in it. */
function tablesOf(page: string): Table[] {
  const blocks = page.match(/(?:^\|.*\n)+/gm) ?? [];
  return blocks.map((block) =>
    block
      .trimEnd()
      .split('\n')
      .filter((line) => !/^\|[\s|:-]+$/.test(line))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );
}
