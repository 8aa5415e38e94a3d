import { type DocumentResource, isAtHiddenLocation } from '@partner/sales';
import type { CompanyId } from '@partner/kernel';
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

/**
 * Documents that own records of other types. Their current location decides, not the location at the time of the event.
 */
const owners: Readonly<Record<string, (event: Sql) => Sql>> = {
  quote: (event) => isAtHiddenLocation('quote', sql`${event}.company_id`, sql`${event}.resource_id`),
  order: (event) => isAtHiddenLocation('order', sql`${event}.company_id`, sql`${event}.resource_id`),
  contract: (event) => isAtHiddenLocation('order', sql`${event}.company_id`, linkedId(event, 'orderId')),
  payment: (event) => isAtHiddenLocation('order', sql`${event}.company_id`, linkedId(event, 'orderId')),
  document: (event) => sql`case ${event}.data ->> 'entityType'
    when 'order' then ${isAtHiddenLocation('order', sql`${event}.company_id`, linkedId(event, 'entityId'))}
    when 'quote' then ${isAtHiddenLocation('quote', sql`${event}.company_id`, linkedId(event, 'entityId'))}
    else false end`,
};

/** True if the event row `event` belongs to a document at a hidden location now (A5, E1). */
export function isOwnerHidden(event: string): Sql {
  const row = raw(event);
  const cases = Object.entries(owners).map(([type, hidden]) => sql`when ${literal(type)} then ${hidden(row)}`);
  return sql`case ${row}.resource_type ${join(cases, ' ')} else false end`;
}

/** Id of the document that owns the record of the event row `event`; null if none does. */
export const ownerIdOf = (event: Sql): Sql => sql`case ${event}.resource_type
  when 'quote' then ${event}.resource_id when 'order' then ${event}.resource_id
  when 'contract' then ${linkedId(event, 'orderId')} when 'payment' then ${linkedId(event, 'orderId')}
  when 'document' then ${linkedId(event, 'entityId')} end`;

/** True if the quote or order `id` is at a hidden location now (A5). */
export const isHiddenOwner = (company: CompanyId, id: Sql): Sql =>
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

/** The id in a field of `data`. */
const linkedId = (event: Sql, member: string): Sql => sql`(${event}.data ->> ${literal(member)})::char(24)`;

/** Quotes a constant of this code as an SQL literal. */
const literal = (word: string): Sql => raw(`'${word}'`);
