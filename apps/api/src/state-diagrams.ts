import type { ResourceDeclaration } from '@partner/kernel';

type Resource = ResourceDeclaration;
type Table = NonNullable<Resource['transitions']>;

/**
 * The states of every kind of record with its moves, as Markdown: made from the tables that decide requests (§3).
 * @param resources the kinds of records that contexts declare.
 */
export function stateDiagrams(resources: ReadonlyMap<string, Resource>): string {
  const sections = [...resources].flatMap(([type, { transitions }]) =>
    transitions ? [section(titleOf(type), transitions)] : [],
  );
  const introduction = [
    '# States',
    '',
    'The moves a partner may request (§3), made by `npm run states` from the tables that decide the requests. The ' +
      'portal may',
    'set any status of a kind. Statuses without an arrow are reached by the portal alone; `Deleted` records answer ' +
      '404.',
  ];
  return `${[introduction.join('\n'), ...sections].join('\n\n')}\n`;
}

/** `Work order` for `work_order`. */
const titleOf = (type: string): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}`.replaceAll('_', ' ');

function section(title: string, table: Table): string {
  const id = (status: string): string => status.replaceAll(/\W/g, '');
  const requested = table.statuses.flatMap((from) =>
    table.from(from as never).map((to) => `  ${id(from)} --> ${id(to)}`),
  );
  return [
    `## ${title}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...table.statuses.map((status) => `  ${id(status)}: ${status}`),
    ...table.initial.map((status) => `  [*] --> ${id(status)}`),
    ...requested,
    ...table.otherMoves.map(([from, to, how]) => `  ${id(from)} --> ${id(to)}: ${how}`),
    '```',
  ].join('\n');
}
