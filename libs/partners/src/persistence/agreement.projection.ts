import { type Joined, joined, Json } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import { type Side } from '../domain/agreement/party.js';

/** Joins for listing agreements from the caller's own row `t`: the shared record `a` and the other party `o` (R38). */
export const agreementJoins: readonly Joined[] = [
  joined('agreement', sql`join agreements a on a.company_id = t.owner_id and a.id = t.id and a.deleted_at is null`),
  joined('agreement', sql`cross join lateral agreement_counterparty(t.company_id, t.id) o`),
];

/** Additional joins of an item: the caller's profile `c`. */
export const agreementItemJoins: readonly Joined[] = [
  ...agreementJoins,
  joined('company', sql`left join companies c on c.company_id = t.company_id and c.id = t.company_id`),
];

/** Renders a party: the caller from its own profile, the other one from `o`. */
const party = (side: Side): Json => {
  const given = (column: string): Sql => raw(`a.${side}_${column}`);
  const isCaller = sql`t.side = ${raw(`'${side}'`)}`;
  return Json.object({
    companyId: given('company_id'),
    companyType: sql`case when ${isCaller} then coalesce(c.company_type, ${given('company_type')})
      else o.company_type end`,
    name: sql`case when ${isCaller} then coalesce(c.name, ${given('name')}) else o.name end`,
  });
};

/** An agreement as a party sees it (§2.14). Only this file knows the field names on the wire. */
export const agreementItem: Sql = Json.item({
  id: Json.unescaped(sql`t.id`),
  direction: sql`a.direction`,
  status: sql`a.status`,
  from: party('from'),
  to: party('to'),
  rateConfig: Json.stored(sql`a.rate_config`),
  rateConfigVersion: sql`a.rate_config_version`,
  pendingRateConfig: Json.stored(sql`a.pending_rate_config`),
  pendingRateConfigVersion: sql`a.pending_rate_config_version`,
  pendingUpdate: Json.when(
    sql`a.pending_update is not null`,
    Json.object({
      status: sql`a.pending_update->>'status'`,
      requestedAt: Json.instant(sql`(a.pending_update->>'requestedAt')`),
      reason: sql`a.pending_update->>'reason'`,
    }),
  ),
  orderCount: sql`n.orders`,
  hasOrders: sql`n.orders > 0`,
  createdAt: Json.instant(sql`a.created_at`),
  updatedAt: Json.instant(sql`a.updated_at`),
});

/** Renders the legal configuration `s` of a state (R39). */
export const stateLegalItem: Sql = Json.item({
  id: Json.unescaped(sql`s.id`),
  agreementId: Json.unescaped(sql`s.agreement_id`),
  stateCode: Json.unescaped(sql`s.state_code`),
  lessorLegalName: sql`s.lessor_legal_name`,
  lessorAddressLine1: sql`s.lessor_address_line1`,
  lessorAddressLine2: sql`s.lessor_address_line2`,
  sections: Json.stored(sql`s.sections`),
  arbitrationText: sql`s.arbitration_text`,
  acknowledgementText: sql`s.acknowledgement_text`,
  includeCustomerDataSheet: sql`s.include_customer_data_sheet`,
  includeStateRpaPages: sql`s.include_state_rpa_pages`,
  createdAt: Json.instant(sql`s.created_at`),
  updatedAt: Json.instant(sql`s.updated_at`),
});
