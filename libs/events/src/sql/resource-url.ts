import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { type Resources, textOf } from './event-visibility.js';

const member = /^[A-Za-z][A-Za-z0-9]*$/;

/** Path of the full item of the event row `t`, as its context declares it (E3); deleted records have none. */
export function resourceUrl(resources: Resources): Sql {
  const places = [...resources].flatMap(([type, { url }]) =>
    url === undefined ? [] : [sql` when ${raw(textOf(type))} then ${place(url)}`],
  );
  if (places.length === 0) return sql`null::text`;
  return sql`case when t.type not like '%.deleted' then '/partner/v1/' ||
    case t.resource_type${join(places, '')} end end`;
}

/** @param url such as `orders/{orderId}/contract` */
function place(url: string): Sql {
  const parts = url.split(/[{}]/).map((part, index) => {
    if (index % 2 === 0) return part === '' ? empty : raw(textOf(part));
    if (part === 'id') return sql`t.resource_id`;
    if (!member.test(part)) throw new Error(`not a field of a snapshot: ${part}`);
    return sql`(t.data ->> ${raw(`'${part}'`)})`;
  });
  return join(
    parts.filter((part) => part !== empty),
    ' || ',
  );
}
