import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStatusTables } from './status-tables.js';
import { root } from './workspace.js';

const page = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8');
const specification = page('specification.md');
const rules = page('rules.md').replaceAll(/\n +/g, ' ');
const tables = new Map((await readStatusTables()).map((table) => [table.table, table]));

/** Returns the cells of every row of a kind of record, such as `Work order`, in section 3 of the specification. */
const rowsOf = (record: string): string[][] => {
  const [, section = ''] = /^## 3\. .*?$(.*?)^## /ms.exec(specification) ?? [];
  const cells = section.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return cells.filter(([, first]) => first === record).map(([, , ...rest]) => rest.slice(0, -1));
};
const listed = (text: string): string[] => text.split(', ');
const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort();
/** Returns the statuses of a table that a text names, longest first because `Open build` contains `Open`. */
const named = (text: string, statuses: readonly string[]): string[] => {
  const pattern = [...statuses].sort((one, other) => other.length - one.length).join('|');
  return sorted([...text.matchAll(new RegExp(`\\b(${pattern})\\b`, 'g'))].map(([name]) => name));
};
/** Returns the text of a rule in one line. */
const rule = (code: string): string => new RegExp(`^- \\*\\*${code} .*$`, 'm').exec(rules)?.[0] ?? '';

describe.each([
  ['Lead', 'leads'],
  ['Quote', 'quotes'],
  ['Order', 'orders'],
  ['Work order', 'work_orders'],
])('the table of section 3 for a %s', (record, name) => {
  const { statuses, initial, otherMoves, from } = tables.get(name)!;
  const rows = rowsOf(record);
  const moves = (trigger: string): string[] =>
    rows
      .filter(([, how]) => how === trigger)
      .flatMap(([froms = '', , , tos = '']) =>
        listed(froms).flatMap((one) => listed(tos).map((to) => `${one} → ${to}`)),
      );

  it('contains the moves that partners may request', () => {
    const granted = statuses.flatMap((one) => from(one).map((to) => `${one} → ${to}`));
    expect(moves('status request').sort()).toEqual(granted.sort());
  });

  it('contains the initial statuses, and the moves with other causes', () => {
    expect(sorted(rows.filter(([one]) => one === '(new)').map(([, , , to = '']) => to))).toEqual(sorted(initial));
    expect(moves('conversion').sort()).toEqual(otherMoves.map(([one, to]) => `${one} → ${to}`).sort());
  });

  it('contains the statuses that only the portal sets or leaves', () => {
    const targets = new Set([...statuses.flatMap((one) => from(one)), ...otherMoves.map(([, to]) => to)]);
    const isLeft = (one: string): boolean => initial.includes(one) && from(one).length > 0;
    const [row] = rows.filter((cells) => cells.length === 1);
    expect(named(row?.[0] ?? '', statuses)).toEqual(
      sorted(statuses.filter((one) => !targets.has(one) && !isLeft(one))),
    );
  });

  it('contains the statuses that R9 lists', () => {
    const [, list = ''] = new RegExp(`[:;] ${record.toLowerCase()} ([^;.]*)[;.]`).exec(rule('R9')) ?? [];
    expect(listed(list)).toEqual(expect.arrayContaining([...statuses]));
    expect(listed(list)).toHaveLength(statuses.length);
  });
});

describe('the statuses of a payment', () => {
  const { statuses } = tables.get('payments')!;
  const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

  it.each([
    ['section 3', quoted(rowsOf('Payment')[0]?.[0] ?? '')],
    ['section 2.19', quoted(/^- `status` \(string\): (`pending`.*)$/m.exec(specification)?.[1] ?? '')],
    ['R44', quoted(/is (`pending`[^.]*)\./.exec(rule('R44'))?.[1] ?? '')],
  ])('match %s', (_, said) => {
    expect(sorted(said)).toEqual(sorted(statuses));
  });
});

describe('the meanings of statuses', () => {
  const which = (table: string, meaning: string): readonly string[] => tables.get(table)?.meanings.get(meaning) ?? [];
  const without = (table: string, meaning: string): string[] =>
    tables.get(table)!.statuses.filter((one) => !which(table, meaning).includes(one));
  const existing = (table: string, meaning: string): string[] =>
    which(table, meaning).filter((one) => which(table, 'existing').includes(one));

  it.each<[code: string, text: RegExp, table: string, expected: readonly string[]]>([
    ['R11', /linked to a quote in status (.*?), or/, 'quotes', which('quotes', 'live')],
    ['R11', /an order in any status but (.*?)\./, 'orders', without('orders', 'live')],
    [
      'R12',
      /it is not a template, (.*?), its location/,
      'work_orders',
      without('work_orders', 'sellable').filter((one) => one !== 'Template'),
    ],
    ['R14', /Only a quote that is (.*?) is converted/, 'quotes', which('quotes', 'live')],
    ['R48', /Moving to (.*?)\s+takes/, 'orders', without('orders', 'live')],
    ['R50', /an order that is neither (.*?),/, 'orders', without('orders', 'live')],
    ['R55', /on a quote that is (.*?),/, 'quotes', existing('quotes', 'closed')],
    ['R55', /on an order that is (.*?)\./, 'orders', existing('orders', 'closed')],
  ])('%s matches %s for the statuses of %s', (code, text, table, expected) => {
    const [, said = ''] = text.exec(rule(code)) ?? [];
    expect(named(said, tables.get(table)!.statuses)).toEqual(sorted(expected));
  });
});
