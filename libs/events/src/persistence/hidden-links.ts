import type { CompanyId } from '@partner/kernel';
import { type DocumentResource, isAtHiddenLocation } from '@partner/sales';
import sql, { join, raw, type Sql } from 'sql-template-tag';

/** A field of `data` that names a quote or an order. */
interface DocumentLink {
  readonly member: string;
  readonly resource: DocumentResource;
  /** Fields of `data`, and names in its `changedFields`, that reveal something about that document. */
  readonly about: readonly string[];
}

const links: readonly DocumentLink[] = [
  { member: 'orderId', resource: 'order', about: ['orderNumber', 'storeExpirationAnchorAt'] },
  { member: 'quoteId', resource: 'quote', about: [] },
  { member: 'previousOrderId', resource: 'order', about: ['orderId', 'orderNumber', 'storeExpirationAnchorAt'] },
  { member: 'previousQuoteId', resource: 'quote', about: ['quoteId'] },
];

/** Document that owns a record of another type. */
interface Owner {
  readonly id: (event: Sql) => Sql;
  readonly isHidden: (event: Sql) => Sql;
}

const owner = (resource: DocumentResource, id: Owner['id']): Owner => ({
  id,
  isHidden: (event) => isAtHiddenLocation(resource, sql`${event}.company_id`, id(event)),
});

const ownId = (event: Sql): Sql => sql`${event}.resource_id`;
const orderId = (event: Sql): Sql => linkedId(event, 'orderId');
const entityId = (event: Sql): Sql => linkedId(event, 'entityId');

/** Owners by resource type. Their current location decides, not the location at the time of the event. */
const owners: Readonly<Record<string, Owner>> = {
  quote: owner('quote', ownId),
  order: owner('order', ownId),
  contract: owner('order', orderId),
  payment: owner('order', orderId),
  document: {
    id: entityId,
    isHidden: (event) => sql`case ${event}.data ->> 'entityType'
      when 'order' then ${owner('order', entityId).isHidden(event)}
      when 'quote' then ${owner('quote', entityId).isHidden(event)} else false end`,
  },
};

/** Chooses by the resource type of the event row `event`. */
const ofOwner = (event: Sql, value: (one: Owner) => Sql, otherwise: Sql): Sql => {
  const cases = Object.entries(owners).map(([type, one]) => sql`when ${literal(type)} then ${value(one)}`);
  return sql`case ${event}.resource_type ${join(cases, ' ')} else ${otherwise} end`;
};

/** True if the event row `event` belongs to a document at a hidden location now (A5, E1). */
export function isOwnerHidden(event: string): Sql {
  const row = raw(event);
  return ofOwner(row, ({ isHidden }) => isHidden(row), sql`false`);
}

/** Id of the document that owns the record of the event row `event`; null if none does. */
export const ownerIdOf = (event: Sql): Sql => ofOwner(event, ({ id }) => id(event), sql`null`);

/** True if the quote or order `id` is at a hidden location now (A5). */
export const isHiddenDocument = (company: CompanyId, id: Sql): Sql =>
  sql`(${isAtHiddenLocation('order', sql`${company}`, id)} or ${isAtHiddenLocation('quote', sql`${company}`, id)})`;

/**
 * Array of the field names to remove from the `data` of the event row `t`: those that reveal a quote or an order at a
 * location that is hidden now (A5, E2). @param isHidden true if the location of the event is hidden
 */
export function hiddenMembers(isHidden: Sql): Sql {
  const members = links.map(({ member, resource, about }) => {
    const isHiddenNow = isAtHiddenLocation(resource, sql`t.company_id`, linkedId(sql`t`, member));
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
    const named = links.filter(({ member }) => isHidden(changes[member]?.[side]));
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
