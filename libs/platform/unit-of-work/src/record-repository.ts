import { type Aggregate, type CompanyId, type Id, notFound, type Records, type RecordState } from '@partner/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database } from '@partner/postgres';
import type { RecordTable } from './record-table.js';
import { currentUnit, type Unit } from './unit.js';

/** Definition of how a kind of record is loaded into its aggregate. */
export interface RecordKind<S extends RecordState, A extends Aggregate<S>> {
  readonly table: RecordTable<S>;
  /** Resource name in lower case, for messages, such as `lead`. */
  readonly name: string;
  readonly fromState: (state: S) => A;
  /** Condition over the alias `t` that partners see a row (R13, A5); absent if they see all. */
  readonly exists?: Sql;
}

/** Base class of repositories: loads and locks records of a company, and registers changes with the unit of work. */
export abstract class RecordRepository<S extends RecordState, A extends Aggregate<S>> implements Records<A> {
  protected constructor(
    protected readonly database: Database,
    private readonly kind: RecordKind<S, A>,
  ) {}

  /** Loads a record and locks it until the transaction ends. @throws DomainError `notFound`. */
  async getForUpdate(company: CompanyId, id: Id): Promise<A> {
    const [found] = await this.locked(
      company,
      sql`t.id = ${id} ${this.kind.exists ? sql`and ${this.kind.exists}` : empty}`,
    );
    if (!found) throw notFound(this.kind.name, id);
    return found;
  }

  async find(company: CompanyId, id: Id): Promise<A | undefined> {
    return (await this.locked(company, sql`t.id = ${id}`))[0];
  }

  async add(aggregate: A): Promise<void> {
    const unit = this.unit();
    unit.remember(this.kind.table, aggregate.id, aggregate);
    unit.register(this.kind.table, aggregate);
  }

  async save(aggregate: A): Promise<void> {
    this.unit().register(this.kind.table, aggregate);
  }

  /** Loads and locks matching records in the order of their ids, which avoids deadlocks between transactions. */
  protected async locked(company: CompanyId, where: Sql): Promise<A[]> {
    const { table, fromState } = this.kind;
    const unit = this.unit();
    const rows = await this.database.query<Record<string, unknown>>(
      sql`select ${table.selected} from ${table.sql} t where t.company_id = ${company} and ${where}
        order by t.id for no key update of t`,
    );
    return rows.map((row) => {
      const state = table.state(row);
      return unit.loaded<A>(table, state.id) ?? unit.remember(table, state.id, fromState(state));
    });
  }

  private unit(): Unit {
    const unit = currentUnit();
    if (!unit) throw new Error(`${this.kind.name}: changes must be made inside UnitOfWork.run`);
    return unit;
  }
}

export const repositoryOf = <S extends RecordState, A extends Aggregate<S>>(
  kind: RecordKind<S, A>,
): new (database: Database) => RecordRepository<S, A> =>
  class extends RecordRepository<S, A> {
    constructor(database: Database) {
      super(database, kind);
    }
  };
