import { databaseProblem } from './addresses.js';

/** One of several deployments behind one address. Each holds complete companies in a database of its own. */
export interface Cell {
  readonly name: string;
  /** URL of its PostgreSQL, with a login that may read all companies. Contains a password. */
  readonly database: string;
  /** `host:port` of each of its API servers. */
  readonly upstreams: readonly string[];
  /** Port of `/readyz` on these hosts; without it, the router checks only that a server accepts connections. */
  readonly adminPort?: number;
}

/** A cell as written in the setting: `upstream` separates servers by commas. */
const example = '[{"name": "a", "database": "postgres://…", "upstream": "10.0.0.1:3000"}]';

const known = ['name', 'database', 'upstream', 'adminPort'];
/** `hold` is the map value of a company that is being moved. */
const reserved = ['hold', 'default'];

type Written = Readonly<Record<string, unknown>>;

/** Reads the cells, the default cell first. Returns a problem as a text that completes the name of the setting. */
export function parseCells(text: string): readonly Cell[] | string {
  const list = parsed(text);
  if (!Array.isArray(list) || list.length === 0) return `must be a JSON list of cells, such as ${example}`;
  const all = list as readonly unknown[];
  for (const [index, one] of all.entries()) {
    const problem = problemOf(one);
    if (problem !== undefined) return `is wrong at cell ${index + 1}: ${problem}`;
  }
  const cells = (all as readonly Written[]).map(cellOf);
  const twice = repeated(cells.map(({ name }) => name));
  if (twice !== undefined) return `has two cells named "${twice}"`;
  if (repeated(cells.map(({ database }) => database)) !== undefined)
    return 'has two cells with one database: each cell needs its own';
  return cells;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemOf(cell: unknown): string | undefined {
  if (typeof cell !== 'object' || cell === null) return `it must be an object, such as in ${example}`;
  const { name, database, upstream, adminPort } = cell as Written;
  const unknown = Object.keys(cell).find((key) => !known.includes(key));
  if (unknown !== undefined) return `"${unknown}" is not one of ${known.join(', ')}`;
  if (!matches(name, /^[a-z][a-z\d-]{0,30}$/) || reserved.includes(name))
    return `"name" must be a to z, digits and hyphens, begin with a letter, and not be ${reserved.join(' or ')}`;
  const unusable = databaseProblem(typeof database === 'string' ? database : '');
  if (unusable !== undefined) return `"database" ${unusable}`;
  if (!matches(upstream, /^([\w.-]+|\[[\da-f:]+\]):\d{1,5}(, *([\w.-]+|\[[\da-f:]+\]):\d{1,5})*$/i))
    return '"upstream" must be host:port of its API server; separate several by commas';
  if (adminPort !== undefined && !(Number.isInteger(adminPort) && Number(adminPort) > 0 && Number(adminPort) < 65_536))
    return '"adminPort" must be a port from 1 to 65535';
  return undefined;
}

const matches = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

function cellOf({ name, database, upstream, adminPort }: Written): Cell {
  return {
    name: String(name),
    database: String(database),
    upstreams: String(upstream).split(/, */),
    ...(adminPort !== undefined && { adminPort: Number(adminPort) }),
  };
}

const repeated = (all: readonly string[]): string | undefined => all.find((one, index) => all.indexOf(one) !== index);
