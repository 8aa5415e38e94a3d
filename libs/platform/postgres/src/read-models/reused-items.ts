import { LRUCache } from 'lru-cache';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { arrayText } from '../statements/array-text.js';
import type { Joined } from './joined.js';

/** Items that a process has, for the statement of their list. */
export interface KnownItems {
  /** Expression for the key of an item: its id and the versions of all rows that it is built from. */
  readonly key: Sql;
  /** Keys of the known items, as an array of PostgreSQL. */
  readonly keys: string;
}

/** Items of a page: the n-th text has the n-th key. */
interface Page {
  readonly keys: readonly string[];
  readonly texts: readonly string[];
  /** The keys as an array of PostgreSQL. */
  readonly array: string;
  /** Start of a response that consists of the same items, and its replacement. */
  readonly unchanged: string;
  readonly complete: string;
}

/** Mark around an item, and mark between its key and its text. JSON text contains neither control character. */
const [itemMark, keyMark] = ['\u001e', '\u001f'];
const [aroundItem, afterKey] = [raw(`'${itemMark}'`), raw(`'${keyMark}'`)];

/** Maximum number of characters of all pages: at most 16 MiB. */
const maxCharacters = 8 * 1024 * 1024;
/** Milliseconds without a request until a page is removed: its records may have been erased since. */
const ttl = 60_000;

/** Pages of all lists of this process. The least recently used page is evicted first. */
const pages = new LRUCache<string, Page>({ maxSize: maxCharacters, ttl, ttlAutopurge: true, updateAgeOnGet: true });
let instances = 0;

/**
 * Expression for the key of an item. The number of the transaction that wrote a row identifies the row's version. After
 * a failover that lost transactions, their numbers are used again; then the times of the last changes differ.
 * @throws Error if a join does not declare the version of its row.
 */
export function itemKey(joins: readonly Joined[]): Sql {
  const versions = joins.map(({ resource, version }) => {
    if (!version) throw new Error(`the join of ${resource} does not declare a version`);
    return version;
  });
  return sql`concat(${join([sql`t.id`, sql`t.xmin`, sql`t.updated_at`, ...versions], `, ' ', `)})`;
}

/**
 * Expression for an item in marks: its position among the known ones, or its key and its text; and the join that it
 * needs, which evaluates the key once.
 */
export const itemOrPosition = (item: Sql, { key, keys }: KnownItems): readonly [item: Sql, join: Sql] => [
  sql`${aroundItem} || coalesce(array_position(${keys}::text[], k.key)::text, k.key || ${afterKey} || ${item})
    || ${aroundItem}`,
  sql`cross join lateral (select ${key} as key offset 0) k`,
];

/** Items of the page that was returned last for each list of a read model. */
export class ReusedItems {
  readonly #prefix = (instances += 1);

  constructor(private readonly key: Sql) {}

  /**
   * Returns a response with the known items in place of their positions. @param list identifies a list of a company.
   * @param read reads the response.
   */
  async complete(list: string, read: (known: KnownItems) => Promise<string>): Promise<string> {
    const name = `${this.#prefix} ${list}`;
    const known = pages.get(name) ?? noItems;
    const response = await read({ key: this.key, keys: known.array });
    if (response.startsWith(known.unchanged)) return known.complete + response.slice(known.unchanged.length);
    const parts = response.split(itemMark);
    const keys: string[] = [];
    for (let at = 1; at < parts.length; at += 2) {
      const part = parts[at]!;
      const end = part.indexOf(keyMark);
      keys.push(end < 0 ? known.keys[Number(part) - 1]! : part.slice(0, end));
      parts[at] = end < 0 ? known.texts[Number(part) - 1]! : part.slice(end + 1);
    }
    const text = parts.join('');
    const page = pageOf(text, parts, arrayText(keys)!);
    pages.set(name, page, { size: name.length + text.length + 2 * page.array.length });
    return text;
  }
}

const noItems = pageOf('{"data":[]', ['{"data":[', ']'], '{}');

/**
 * Returns the items of a response. Keys and texts are slices of two texts: slices of earlier responses would keep those
 * in memory. @param parts parts of the response, of which every second one is an item.
 */
function pageOf(response: string, parts: readonly string[], array: string): Page {
  let end = 0;
  const texts = parts.flatMap(({ length }, at) => {
    end += length;
    return at % 2 === 1 ? [response.slice(end - length, end)] : [];
  });
  const positions = texts.map((_, at) => `${itemMark}${at + 1}${itemMark}`);
  return {
    keys: array.slice(2, -2).split('","'),
    texts,
    array,
    unchanged: `${parts[0]}${positions.join(',')}]`,
    complete: response.slice(0, end - parts.at(-1)!.length + 1),
  };
}
