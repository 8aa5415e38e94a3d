import { json, readModels } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import { type Side } from '../domain/agreement/party.js';

/** Joins for listing agreements from the caller's own row `t`: the shared record `a` and the other party `o` (R38). */
export const agreementJoins: readonly readModels.Joined[] = [
  readModels.joined(
    'agreement',
    sql`join agreements a on a.company_id = t.owner_id and a.id = t.id and a.deleted_at is null`,
  ),
  readModels.joined('agreement', sql`cross join lateral agreement_counterparty(t.company_id, t.id) o`),
];

/** Additional joins of an item: the caller's profile `c`. */
export const agreementItemJoins: readonly readModels.Joined[] = [
  ...agreementJoins,
  readModels.joined('company', sql`left join companies c on c.company_id = t.company_id and c.id = t.company_id`),
];

/** Renders a party: the caller from its own profile, the other one from `o`. */
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

/** An agreement as a party sees it (§2.14). Only this file knows the field names on the wire. */
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

/** Renders the legal configuration `s` of a state (R39). */
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
