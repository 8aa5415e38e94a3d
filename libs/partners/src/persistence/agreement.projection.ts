import { isAtVisibleLocation } from '@partner/locations';
import { json, readModels } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import { type Side } from '../domain/agreement/party.js';

/**
 * What a list of agreements is found by beside the caller's own row `t`: the record `a` that it shares, and the other
 * party `o` (R38).
 */
export const agreementJoins: readonly readModels.Joined[] = [
  readModels.joined(
    'agreement',
    sql`join agreements a on a.company_id = t.owner_id and a.id = t.id and a.deleted_at is null`,
  ),
  readModels.joined('agreement', sql`cross join lateral agreement_counterparty(t.company_id, t.id) o`),
];

/** What an item needs beside those: the caller's profile `c`, and how many orders `n` of it partners see (R38). */
export const agreementItemJoins: readonly readModels.Joined[] = [
  ...agreementJoins,
  readModels.joined('company', sql`left join companies c on c.company_id = t.company_id and c.id = t.company_id`),
  readModels.joined(
    'order',
    sql`cross join lateral (select coalesce(sum(d.amount), 0)::bigint as orders from record_tallies d
      where d.company_id = t.company_id and d.kind = 'agreement_orders' and d.status = t.id::text
        and ${isAtVisibleLocation(sql`t.company_id`, 'd')}) n`,
  ),
];

/** A party: the caller by its own profile, the other one as `o` has it. */
const party = (side: Side): json.Text => {
  const given = (column: string): Sql => raw(`a.${side}_${column}`);
  const isCaller = sql`t.side = ${raw(`'${side}'`)}`;
  return json.object({
    companyId: given('company_id'),
    companyType: sql`case when ${isCaller} then coalesce(c.company_type, ${given('company_type')})
      else o.company_type end`,
    name: sql`case when ${isCaller} then coalesce(c.name, ${given('name')}) else o.name end`,
  });
};

/** An agreement as a party sees it (§2.14): the only place that knows its wire names. */
export const agreementItem: Sql = json.item({
  id: json.unescaped(sql`t.id`),
  direction: sql`a.direction`,
  status: sql`a.status`,
  from: party('from'),
  to: party('to'),
  rateConfig: json.stored(sql`a.rate_config`),
  rateConfigVersion: sql`a.rate_config_version`,
  pendingUpdate: json.when(
    sql`a.pending_update is not null`,
    json.object({
      status: sql`a.pending_update->>'status'`,
      requestedAt: json.instant(sql`(a.pending_update->>'requestedAt')`),
    }),
  ),
  orderCount: sql`n.orders`,
  hasOrders: sql`n.orders > 0`,
  createdAt: json.instant(sql`a.created_at`),
  updatedAt: json.instant(sql`a.updated_at`),
});

/** The legal configuration `s` of a state (R39). */
export const stateLegalItem: Sql = json.item({
  stateCode: json.unescaped(sql`s.state_code`),
  enabled: sql`s.enabled`,
  contractTitle: sql`s.contract_title`,
  disclosures: json.stored(sql`s.disclosures`),
  lateFee: json.stored(sql`s.late_fee`),
  reinstatementDays: sql`s.reinstatement_days`,
  earlyPurchasePercent: sql`s.early_purchase_percent`,
  maxTermMonths: sql`s.max_term_months`,
  updatedAt: json.instant(sql`s.updated_at`),
});
