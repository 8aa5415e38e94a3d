import { isAtVisibleLocation } from '@partner/locations';
import {
  instant,
  type Joined,
  joined,
  jsonItem,
  jsonObject,
  type JsonText,
  jsonWhen,
  storedJson,
  unescapedText,
} from '@partner/persistence';
import sql, { raw, type Sql } from 'sql-template-tag';
import { type Side } from '../domain/agreement/party.js';

/**
 * What a list of agreements is found by beside the caller's own row `t`: the record `a` that it shares, and the other
 * party `o` (R38).
 */
export const agreementJoins: readonly Joined[] = [
  joined('agreement', sql`join agreements a on a.company_id = t.owner_id and a.id = t.id and a.deleted_at is null`),
  joined('agreement', sql`cross join lateral agreement_counterparty(t.company_id, t.id) o`),
];

/** What an item needs beside those: the caller's profile `c`, and how many orders `n` of it partners see (R38). */
export const agreementItemJoins: readonly Joined[] = [
  ...agreementJoins,
  joined('company', sql`left join companies c on c.company_id = t.company_id and c.id = t.company_id`),
  joined(
    'order',
    sql`cross join lateral (select coalesce(sum(d.amount), 0)::bigint as orders from record_tallies d
      where d.company_id = t.company_id and d.kind = 'agreement_orders' and d.status = t.id::text
        and ${isAtVisibleLocation(sql`t.company_id`, 'd')}) n`,
  ),
];

/** A party: the caller by its own profile, the other one as `o` has it. */
const party = (side: Side): JsonText => {
  const given = (column: string): Sql => raw(`a.${side}_${column}`);
  const isCaller = sql`t.side = ${raw(`'${side}'`)}`;
  return jsonObject({
    companyId: given('company_id'),
    companyType: sql`case when ${isCaller} then coalesce(c.company_type, ${given('company_type')})
      else o.company_type end`,
    name: sql`case when ${isCaller} then coalesce(c.name, ${given('name')}) else o.name end`,
  });
};

/** An agreement as a party sees it (§2.14): the only place that knows its wire names. */
export const agreementItem: Sql = jsonItem({
  id: unescapedText(sql`t.id`),
  direction: sql`a.direction`,
  status: sql`a.status`,
  from: party('from'),
  to: party('to'),
  rateConfig: storedJson(sql`a.rate_config`),
  rateConfigVersion: sql`a.rate_config_version`,
  pendingUpdate: jsonWhen(
    sql`a.pending_update is not null`,
    jsonObject({
      status: sql`a.pending_update->>'status'`,
      requestedAt: instant(sql`(a.pending_update->>'requestedAt')`),
    }),
  ),
  orderCount: sql`n.orders`,
  hasOrders: sql`n.orders > 0`,
  createdAt: instant(sql`a.created_at`),
  updatedAt: instant(sql`a.updated_at`),
});

/** The legal configuration `s` of a state (R39). */
export const stateLegalItem: Sql = jsonItem({
  stateCode: unescapedText(sql`s.state_code`),
  enabled: sql`s.enabled`,
  contractTitle: sql`s.contract_title`,
  disclosures: storedJson(sql`s.disclosures`),
  lateFee: storedJson(sql`s.late_fee`),
  reinstatementDays: sql`s.reinstatement_days`,
  earlyPurchasePercent: sql`s.early_purchase_percent`,
  maxTermMonths: sql`s.max_term_months`,
  updatedAt: instant(sql`s.updated_at`),
});
