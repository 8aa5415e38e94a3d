import { type CompanyId, type Id, JsonResponse, type ListDefinition, notFound } from '@partner/kernel';
import {
  type Joined,
  joined,
  Json,
  contains,
  type Database,
  listDefinition,
  type ListSource,
  listStatement,
} from '@partner/postgres';
import sql, { raw, type Sql, empty, join } from 'sql-template-tag';
import type { AgreementCriteria, AgreementQueries } from '../application/ports/agreements.js';
import type { Side } from '../domain/agreement/party.js';
import type { AgreementOrders } from '../sql/agreement-orders.js';

/** Joins for listing agreements from the caller's own row `t`: the shared record `a` and the other party `o` (R38). */
const agreementJoins: readonly Joined[] = [
  joined('agreement', sql`join agreements a on a.company_id = t.owner_id and a.id = t.id and a.deleted_at is null`),
  joined('agreement', sql`cross join lateral agreement_counterparty(t.company_id, t.id) o`),
];

/** Additional joins of an item: the caller's profile `c`. */
const agreementItemJoins: readonly Joined[] = [
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
const agreementItem: Sql = Json.item({
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
const stateLegalItem: Sql = Json.item({
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

/**
 * Reads agreements in PostgreSQL. Each statement starts at the caller's own row, through which it reads the shared
 * record (R38).
 */
export class DatabaseAgreementQueries implements AgreementQueries {
  readonly listDefinition: ListDefinition;
  readonly #source: ListSource;

  constructor(
    private readonly database: Database,
    orders: AgreementOrders,
  ) {
    this.#source = {
      resource: 'agreement',
      table: sql`agreement_parties`,
      join: agreementJoins,
      itemJoin: [...agreementItemJoins, orders.join],
      lookUps: ['location'],
    };
    this.listDefinition = listDefinition('agreements', this.#source);
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    return this.#first(company, sql`and t.id = ${id}`);
  }

  async active(company: CompanyId): Promise<JsonResponse> {
    return this.#first(company, sql`and a.status = 'active' order by a.updated_at desc, t.id desc limit 1`);
  }

  async list(company: CompanyId, criteria: AgreementCriteria): Promise<JsonResponse> {
    const { status, search } = criteria;
    const [row] = await this.database.query<{ json: string }>(
      listStatement(
        {
          ...this.#source,
          company,
          where: [
            ...(status === undefined ? [] : [sql`a.status = ${status}`]),
            ...(search === undefined ? [] : [contains(sql`fold_case(o.name)`, search)]),
          ],
          sort: sql`a.created_at`,
          order: criteria.order,
          item: agreementItem,
        },
        criteria,
      ),
    );
    const { json } = row!;
    return new JsonResponse(json);
  }

  async stateLegals(company: CompanyId, id: Id): Promise<JsonResponse> {
    return (await this.#stateLegals(
      company,
      id,
      empty,
      sql`'{"data":[' || coalesce(string_agg(${stateLegalItem}, ','
      order by s.state_code), '') || ']}'`,
    ))!;
  }

  async stateLegal(company: CompanyId, id: Id, state: string): Promise<JsonResponse> {
    const found = await this.#stateLegals(
      company,
      id,
      sql`and s.state_code = upper(${state})`,
      sql`max(${stateLegalItem})`,
    );
    if (!found) throw notFound('legal configuration');
    return found;
  }

  /** Aggregates the legal configurations `s` of an agreement with `made`. Returns undefined when the result is null. */
  async #stateLegals(company: CompanyId, id: Id, where: Sql, aggregate: Sql): Promise<JsonResponse | undefined> {
    const [row] = await this.database.query<{ json: string | null }>(sql`
      select (select ${aggregate} from state_legal s where s.company_id = a.company_id and s.agreement_id = a.id
        and s.deleted_at is null ${where}) as json
      from agreement_parties t join agreements a on a.company_id = t.owner_id and a.id = t.id
      where t.company_id = ${company} and t.id = ${id} and a.deleted_at is null`);
    if (!row) throw notFound('agreement');
    return row.json === null ? undefined : new JsonResponse(row.json);
  }

  async #first(company: CompanyId, condition: Sql): Promise<JsonResponse> {
    const [row] = await this.database.query<{ json: string }>(sql`select ${agreementItem} as json
      from agreement_parties t ${join(
        this.#source.itemJoin!.map((one) => one.sql),
        ' ',
      )}
      where t.company_id = ${company} ${condition}`);
    if (!row) throw notFound('agreement');
    return new JsonResponse(row.json);
  }
}
