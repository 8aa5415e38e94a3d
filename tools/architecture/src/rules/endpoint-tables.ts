const months = 'january february march april may june july august september october november december'.split(' ');

/**
 * Returns the field names that begin the items of a section's list, without read-only fields. `januaryPct` to
 * `decemberPct` and `bonusThreshold1` to `bonusThreshold5` are expanded.
 * @param section the section number, such as `2.22`.
 */
function fieldsOf(page: string, section: string): string[] {
  const [, text = ''] = new RegExp(`^#+ ${section.replaceAll('.', '\\.')} .*?$(.*?)^#`, 'ms').exec(page) ?? [];
  const rows = [...text.matchAll(/^- `(\w+)`(?: to `(\w+)`)?.*$/gm)].filter(([row]) => !row.includes('read-only'));
  return rows.flatMap(([, first = '', last]) => (last === undefined ? [first] : between(first, last)));
}

function between(first: string, last: string): string[] {
  const [january = '', december = ''] = [months.at(0), months.at(-1)];
  if (first.startsWith(january) && last.startsWith(december)) {
    return months.map((month) => month + first.slice(january.length));
  }
  const [from, to] = [first, last].map((name) => Number(/\d+$/.exec(name)?.[0]));
  const stem = first.replace(/\d+$/, '');
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, index) => `${stem}${(from ?? 0) + index}`);
}

/**
 * Facts about the endpoints of a contract, one a line: `GET /partner/v1/leads`, and of each
 * `GET /partner/v1/leads: query page`, `…: scope leads.read`, `…: body name`, `…: body name required`,
 * `…: header If-Match`, `…: status 404`.
 */
export type Facts = ReadonlySet<string>;

/** The cells of a table by row, starting with its heading. */
type Table = readonly (readonly string[])[];

/** Names in the fourth column that are not query parameters. */
const places: Readonly<Record<string, string>> = { 'Body:': 'body', 'Form:': 'form' };

/**
 * Returns the facts of the tables of a specification: tables with the columns Method, Path, Scope (or Caller),
 * parameters and response, and tables with Method and "Path with `<header>`". Abbreviated paths are skipped. Writes
 * with a credential have the header `Partner-Dry-Run`, unless their response says "no dry run".
 * @param page the whole page; field names come from the section that a row links to.
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
    const isTried = method !== 'GET' && access !== 'no credential' && !answer.includes('no dry run');
    const headers = isTried ? ['header Partner-Dry-Run'] : [];
    const facts = [access, ...headers, ...parametersOf(parameters, page), ...statusesOf(answer)];
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

/** Returns every table of a Markdown page. Cells must not contain a bar. */
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
