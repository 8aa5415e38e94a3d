import type { Actor } from './actor.js';
import { checkFixedFields } from './fixed-fields.js';
import { type CompanyId, type Id, newId } from './id.js';
import { type Given, omitUndefined } from './omit-undefined.js';
import type { Records } from './records.js';
import type { UnitOfWork } from './unit-of-work.js';

/** Fields of every record that the portal puts. */
interface PutCommand {
  readonly id?: Id;
  /** For a new record only. Default: now. */
  readonly createdAt?: Date;
}

/** Fields of a command other than its identity; undefined ones are absent. */
type Fields<Command> = Given<Omit<Command, keyof PutCommand>>;

/** Identity of a new record. */
interface NewRecord {
  readonly id: Id;
  readonly companyId: CompanyId;
  readonly createdAt: Date;
}

/** Creates or changes a record as the portal does. A subclass for each kind says how, and adds its own errors. */
export abstract class PutRecord<
  R extends { readonly id: Id; readonly state: { readonly createdAt: Date } },
  Command extends PutCommand,
  Repository extends Records<R> = Records<R>,
> {
  /** Kind of record in lower case, for messages. */
  protected abstract readonly kind: string;

  constructor(
    protected readonly work: UnitOfWork,
    protected readonly records: Repository,
  ) {}

  /**
   * Creates a record, or changes the given fields of the one with the given id.
   * @returns its id. @throws DomainError `invalid` when `createdAt` differs from an existing record's.
   */
  execute(actor: Actor, { id, createdAt, ...given }: Command): Promise<Id> {
    const fields = omitUndefined(given);
    return this.work.run(actor, async () => {
      const existing = id && (await this.records.find(actor.company, id));
      const at = this.work.now();
      if (existing) {
        checkFixedFields(this.kind, existing.state, { createdAt });
        await this.revise(existing, fields, at);
        await this.records.save(existing);
        return existing.id;
      }
      const identity = { id: id ?? newId(), companyId: actor.company, createdAt: createdAt ?? at };
      const created = await this.create(fields, identity);
      await this.records.add(created);
      return created.id;
    });
  }

  protected abstract create(fields: Fields<Command>, identity: NewRecord): R | Promise<R>;

  protected abstract revise(record: R, fields: Fields<Command>, at: Date): void | Promise<void>;
}

/** Deletes a record as the portal does. A subclass for each kind adds its own errors. */
export abstract class DeleteRecord<R extends { delete(at: Date): void }, Repository extends Records<R> = Records<R>> {
  constructor(
    protected readonly work: UnitOfWork,
    protected readonly records: Repository,
  ) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const record = await this.load(actor.company, id);
      record.delete(this.work.now());
      await this.records.save(record);
    });
  }

  /** Locks a record that may be deleted. @throws DomainError `notFound`. */
  protected load(company: CompanyId, id: Id): Promise<R> {
    return this.records.getForUpdate(company, id);
  }
}
