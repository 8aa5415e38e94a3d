import { isHiddenDocument } from '@partner/sales';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { documentLinks } from '../sql/document-links.js';

const orderId = (event: Sql): Sql => linkedId(event, 'orderId');

/** Ids of the quotes or orders to which records belong, by the type of the record. */
const owners: Readonly<Record<string, (event: Sql) => Sql>> = {
  quote: (event) => sql`${event}.resource_id`,
  order: (event) => sql`${event}.resource_id`,
  contract: orderId,
  payment: orderId,
  document: (event) => linkedId(event, 'entityId'),
};

/** Id of the document that owns the record of the event row `event`; null if none does. */
export function ownerIdOf(event: Sql): Sql {
  const cases = Object.entries(owners).map(([type, id]) => sql`when ${literal(type)} then ${id(event)}`);
  return sql`case ${event}.resource_type ${join(cases, ' ')} end`;
}

/**
 * Array of the field names to remove from the `data` of the event row `t`: those that reveal a quote or an order at a
 * location that is hidden now (A5, E2). @param isHidden true if the location of the event is hidden
 */
export function hiddenMembers(isHidden: Sql): Sql {
  const members = documentLinks.map(({ member, about }) => {
    const isHiddenNow = isHiddenDocument(sql`t.company_id`, linkedId(sql`t`, member));
    const found = sql`t.data ? ${literal(member)} and ${isHiddenNow}`;
    return sql`case when ${found} then array[${join([member, ...about].map(literal))}] else '{}' end`;
  });
  return sql`(case when ${isHidden} then array['locationId'] else '{}' end || ${join(members, ' || ')})`;
}

/**
 * Replaces what the changes of a record reveal about hidden documents and locations, before and after (A5).
 * @param isHidden true for the id of one
 */
export function withoutHidden(
  changes: Readonly<Record<string, readonly [unknown, unknown]>>,
  isHidden: (id: unknown) => boolean,
): Record<string, readonly [unknown, unknown]> {
  const revealed = [0, 1].map((side) => {
    const named = documentLinks.filter(({ member }) => isHidden(changes[member]?.[side]));
    return new Set(named.flatMap(({ about }) => about));
  });
  const masked = (field: string, side: 0 | 1, value: unknown): unknown =>
    value !== null && (isHidden(value) || revealed[side]!.has(field)) ? '…' : value;
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [
      field,
      [masked(field, 0, before), masked(field, 1, after)] as const,
    ]),
  );
}

/** The id in a field of `data`. */
const linkedId = (event: Sql, member: string): Sql => sql`(${event}.data ->> ${literal(member)})::char(24)`;

/** Quotes a constant of this code as an SQL literal. */
const literal = (word: string): Sql => raw(`'${word}'`);
