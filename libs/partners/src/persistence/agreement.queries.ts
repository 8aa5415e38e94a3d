import { type CompanyId, type Id, JsonResponse, type ListDefinition, notFound } from '@partner/kernel';
import { contains, type Database, listDefinition, type ListSource, listStatement } from '@partner/postgres';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { AgreementCriteria, AgreementQueries } from '../application/ports/agreements.js';
import type { AgreementOrders } from '../sql/agreement-orders.js';
import { agreementItem, agreementItemJoins, agreementJoins, stateLegalItem } from './agreement.projection.js';

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
