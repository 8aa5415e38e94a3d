import type { Transitions } from '@partner/kernel';
import { leadTransitions, orderTransitions, quoteTransitions } from '@partner/sales';
import { workOrderTransitions } from '@partner/work-orders';

/** A kind of record with the moves a partner may request of it. */
interface Machine {
  readonly title: string;
  readonly table: Transitions<string>;
  /** What a record begins with. */
  readonly begins: readonly string[];
  /** Moves that no status request makes. */
  readonly others: readonly (readonly [from: string, to: string, how: string])[];
}

const machine = <S extends string>(
  title: string,
  table: Transitions<S>,
  begins: readonly S[],
  others: readonly (readonly [S, S, string])[] = [],
): Machine => ({ title, table: table as unknown as Transitions<string>, begins, others });

const machines: readonly Machine[] = [
  machine('Lead', leadTransitions, ['Open']),
  machine(
    'Quote',
    quoteTransitions,
    ['Open'],
    [
      ['Open', 'Sold', 'convert'],
      ['Active', 'Sold', 'convert'],
    ],
  ),
  machine('Order', orderTransitions, ['Unsubmitted']),
  machine('Work order', workOrderTransitions, ['Customer Care', 'Template']),
];

/** The states of every kind of record with its moves, as Markdown: made from the tables that decide requests (§3). */
export function stateDiagrams(): string {
  const introduction = [
    '# States',
    '',
    'The moves a partner may request (§3), made by `npm run states` from the tables that decide the requests. The ' +
      'portal may',
    'set any status of a kind. Statuses without an arrow are reached by the portal alone; `Deleted` records answer ' +
      '404.',
  ];
  return `${[introduction.join('\n'), ...machines.map(section)].join('\n\n')}\n`;
}

function section({ title, table, begins, others }: Machine): string {
  const id = (status: string): string => status.replaceAll(/\W/g, '');
  const requested = table.statuses.flatMap((from) => table.from(from).map((to) => `  ${id(from)} --> ${id(to)}`));
  return [
    `## ${title}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...table.statuses.map((status) => `  ${id(status)}: ${status}`),
    ...begins.map((status) => `  [*] --> ${id(status)}`),
    ...requested,
    ...others.map(([from, to, how]) => `  ${id(from)} --> ${id(to)}: ${how}`),
    '```',
  ].join('\n');
}
