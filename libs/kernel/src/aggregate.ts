import { isDeepStrictEqual } from 'node:util';
import type { EventActions, ResourceType, ResourceWith } from './context.js';
import { staleVersion } from './errors.js';
import type { CompanyId, Id, Version } from './id.js';

/** Fields common to all records. */
export interface RecordState {
  readonly id: Id;
  readonly companyId: CompanyId;
  readonly version: Version;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Announcement of a change (§2.25). `data` is fixed when the change is made (E2). */
export interface DomainEvent {
  readonly type: string;
  readonly occurredAt: Date;
  readonly resourceType: ResourceType;
  readonly resourceId: Id;
  /** Absent for records without a version. */
  readonly resourceVersion?: Version;
  readonly externalReferences?: ExternalReferences;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Location of the record; the event is hidden while that location is hidden (A5). */
  readonly locationId?: Id;
}

/** The partner's own identifiers of a record, by key (§2.6). */
export type ExternalReferences = Readonly<Record<string, string>>;

/** Entry of a record's status history (§2.17). The unit of work adds the actor (R22). */
export interface HistoryEntry {
  readonly status: string;
  readonly previousStatus?: string;
  readonly description?: string;
  readonly changedAt: Date;
}

/** State of an aggregate that its events contain (E2). */
export interface Snapshot {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly externalReferences?: ExternalReferences;
  readonly locationId?: Id;
}

/** Events and history entries that the unit of work writes together with the aggregate. */
export interface Pending {
  readonly events: readonly DomainEvent[];
  readonly history: readonly HistoryEntry[];
}

/** Restricts a method to kinds of records that declare `Action` as an event; other calls do not compile. */
interface WithEvent<Action extends string> {
  readonly resource: ResourceWith<Action>;
}

/**
 * Base class of domain records: behavior around one plain state object, without setters, ORM, HTTP or clock. The first
 * change after loading increments the version by one; further changes in the same unit do not (R19).
 */
export abstract class Aggregate<S extends RecordState> {
  /** Kind of the record. */
  abstract readonly resource: ResourceType;

  #state: S;
  #stored: S | undefined;
  #events: DomainEvent[] = [];
  #history: HistoryEntry[] = [];
  #parts: Record<string, readonly [before: readonly unknown[], after: readonly unknown[]]> = {};

  /** @param stored true if `state` was read from the database; false for a new record, which already has version 1. */
  constructor(state: S, stored: boolean) {
    this.#state = state;
    this.#stored = stored ? state : undefined;
  }

  /** Amount that the limit of an assistant applies to (A17); null if there is none. */
  get amount(): string | null {
    return null;
  }

  get state(): Readonly<S> {
    return this.#state;
  }

  get id(): Id {
    return this.#state.id;
  }

  /** State as read from the database; undefined for a new record. */
  get stored(): Readonly<S> | undefined {
    return this.#stored;
  }

  /** Events that are recorded but not written yet. */
  get events(): readonly DomainEvent[] {
    return this.#events;
  }

  /** Unwritten changes to the record's parts, before and after, by part name: for the audit trail (§1.8). */
  get changedParts(): Readonly<Record<string, readonly [before: readonly unknown[], after: readonly unknown[]]>> {
    return this.#parts;
  }

  /** True if the record has unwritten changes. */
  get isChanged(): boolean {
    return this.#state !== this.#stored;
  }

  /**
   * Rejects a change that expects a different version than the record had when it was read (R20). Call it after
   * everything that the change refers to was found, because missing records are reported first (W9).
   * @throws DomainError `staleVersion`
   */
  checkVersion(expected: Version | undefined): void {
    const { version } = this.#stored ?? this.#state;
    if (expected !== undefined && expected !== version) throw staleVersion(version);
  }

  /** Version in the events of this record; undefined for records that expose no version (E3). */
  protected get eventVersion(): Version | undefined {
    return this.#state.version;
  }

  /** State that the events of this record contain; empty by default. */
  protected snapshot(): Snapshot {
    return {};
  }

  /**
   * Applies the fields that differ from the current state. If none differ, nothing changes, including the version
   * (R19).
   * @returns the names of the changed fields.
   */
  protected change(fields: Partial<Omit<S, keyof RecordState>>, at: Date): (keyof S & string)[] {
    const changed = (Object.keys(fields) as (keyof S & string)[]).filter(
      (name) => !isDeepStrictEqual(this.#state[name], (fields as Partial<S>)[name], { skipPrototype: true }),
    );
    if (changed.length > 0) {
      this.#state = {
        ...this.#state,
        ...Object.fromEntries(changed.map((name) => [name, (fields as Partial<S>)[name]])),
      };
      this.touch(at);
    }
    return changed;
  }

  /** Marks the record as changed because something that belongs to it changed (R19). */
  protected touch(at: Date): void {
    const stored = this.#stored;
    const version = stored ? stored.version + 1 : this.#state.version;
    this.#state = { ...this.#state, version, updatedAt: at };
  }

  /**
   * Records a change of parts that are stored outside of the state; it counts as a change of the record (R19).
   * @param before parts that were removed or replaced.
   * @param after parts that were added or took their place.
   */
  protected touchParts(name: string, before: readonly unknown[], after: readonly unknown[], at: Date): void {
    const [earlier, later] = this.#parts[name] ?? [[], []];
    this.#parts = {
      ...this.#parts,
      [name]: [
        [...earlier, ...before],
        [...later, ...after],
      ],
    };
    this.touch(at);
  }

  /** Records an event under the version that the change created. `more` is added to the record's snapshot. */
  protected recordEvent(
    action: EventActions[this['resource']],
    at: Date,
    more: Readonly<Record<string, unknown>> = {},
  ): void {
    this.#announce(action, at, more);
  }

  #announce(
    action: string,
    at: Date,
    more: Readonly<Record<string, unknown>> = {},
    { data, externalReferences, locationId } = this.snapshot(),
  ): void {
    const { eventVersion: resourceVersion } = this;
    const all = { ...data, ...more };
    this.#events.push({
      type: `${this.resource}.${action}`,
      occurredAt: at,
      resourceType: this.resource,
      resourceId: this.id,
      ...(resourceVersion !== undefined && { resourceVersion }),
      ...(externalReferences && { externalReferences }),
      ...(Object.keys(all).length > 0 && { data: all }),
      ...(locationId && { locationId }),
    });
  }

  /** Records a `deleted` event, which contains no data (E2). */
  protected recordDeleted(this: this & WithEvent<'deleted'>, at: Date): void {
    const { locationId } = this.snapshot();
    this.#announce('deleted', at, {}, { locationId });
  }

  /** Records a `status_changed` event (E2). */
  protected recordStatusChanged(this: this & WithEvent<'status_changed'>, previousStatus: string, at: Date): void {
    this.#announce('status_changed', at, { previousStatus });
  }

  /**
   * Records one `updated` event per unit, with the wire names of all fields that changed in the unit (E2).
   * A record created in the same unit has only its `created` event (E3).
   */
  protected recordUpdated(this: this & WithEvent<'updated'>, changedFields: readonly string[], at: Date): void {
    if (changedFields.length === 0 || this.#events.some((event) => event.type === `${this.resource}.created`)) return;
    const type = `${this.resource}.updated`;
    const earlier = this.#events.find((event) => event.type === type)?.data?.['changedFields'];
    this.#events = this.#events.filter((event) => event.type !== type);
    const all = new Set([...(Array.isArray(earlier) ? (earlier as string[]) : []), ...changedFields]);
    this.#announce('updated', at, { changedFields: [...all] });
  }

  /** Adds an entry to the status history. */
  protected history(entry: HistoryEntry): void {
    this.#history.push(entry);
  }

  /**
   * Returns the unwritten events and history entries and marks the record as stored. Only the unit of work calls it.
   */
  takePending(): Pending {
    const pending = { events: this.#events, history: this.#history };
    this.#events = [];
    this.#history = [];
    this.#parts = {};
    this.#stored = this.#state;
    return pending;
  }
}
