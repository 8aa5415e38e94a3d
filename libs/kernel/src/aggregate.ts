import type { EventActions, ResourceType, ResourceWith } from './context.js';
import { staleVersion } from './errors.js';
import type { CompanyId, Id, Version } from './id.js';
import { same } from './same-value.js';

/** What every record carries. */
export interface RecordState {
  readonly id: Id;
  readonly companyId: CompanyId;
  readonly version: Version;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a change tells the world (§2.25): `data` is frozen when the change is made (E2). */
export interface DomainEvent {
  readonly type: string;
  readonly occurredAt: Date;
  readonly resourceType: ResourceType;
  readonly resourceId: Id;
  /** Absent for records without a version. */
  readonly resourceVersion?: Version;
  readonly externalReferences?: ExternalReferences;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Where the record stands: decides whether a hidden location hides the event (A5). */
  readonly locationId?: Id;
}

/** The partner's own keys of a record (§2.6). */
export type ExternalReferences = Readonly<Record<string, string>>;

/** One line of a record's status history (§2.17). The actor is added by the unit of work (R22). */
export interface HistoryEntry {
  readonly status: string;
  readonly previousStatus?: string;
  readonly description?: string;
  readonly changedAt: Date;
}

/** What the aggregate shows of itself in its events (E2). */
export interface Snapshot {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly externalReferences?: ExternalReferences;
  readonly locationId?: Id;
}

/** What the unit of work takes from an aggregate when it writes it. */
export interface Pending {
  readonly events: readonly DomainEvent[];
  readonly history: readonly HistoryEntry[];
}

/** A record of a kind that declares the action: another one does not compile where this is asked for. */
interface Announcing<Action extends string> {
  readonly resource: ResourceWith<Action>;
}

/**
 * Behaviour around one plain state object. It has no setters, and knows no ORM, HTTP or clock.
 * The first change since it was loaded moves its version by one, every further one in the same unit by none (R19).
 */
export abstract class Aggregate<S extends RecordState> {
  /** The kind of record this is. */
  abstract readonly resource: ResourceType;

  #state: S;
  #stored: S | undefined;
  #events: DomainEvent[] = [];
  #history: HistoryEntry[] = [];
  #parts: Record<string, readonly [before: readonly unknown[], after: readonly unknown[]]> = {};

  /** @param stored whether `state` was read from the database; a new record has version 1 already. */
  constructor(state: S, stored: boolean) {
    this.#state = state;
    this.#stored = stored ? state : undefined;
  }

  get state(): Readonly<S> {
    return this.#state;
  }

  get id(): Id {
    return this.#state.id;
  }

  /** The state as it was read; undefined for a record that is new. */
  get stored(): Readonly<S> | undefined {
    return this.#stored;
  }

  /** Events recorded and not written yet. */
  get events(): readonly DomainEvent[] {
    return this.#events;
  }

  /** What of its parts changed and is not written yet, before and after, by their name: for the audit trail (§1.8). */
  get changedParts(): Readonly<Record<string, readonly [before: readonly unknown[], after: readonly unknown[]]>> {
    return this.#parts;
  }

  /** Whether there is something to write. */
  get isChanged(): boolean {
    return this.#state !== this.#stored;
  }

  /**
   * Refuses a change that expects another version than the record had when it was read (R20). To be called once all
   * that the change names was found: what is not there is told before (W9).
   * @throws DomainError `staleVersion`
   */
  checkVersion(expected: Version | undefined): void {
    const { version } = this.#stored ?? this.#state;
    if (expected !== undefined && expected !== version) throw staleVersion(version);
  }

  /** The version that events of this record carry; undefined for records that show none (E3). */
  protected get announcedVersion(): Version | undefined {
    return this.#state.version;
  }

  /** What events show of this record; none of it by default. */
  protected snapshot(): Snapshot {
    return {};
  }

  /**
   * Takes over the fields that differ. Nothing different changes nothing, the version included (R19).
   * @returns the names of the fields that changed.
   */
  protected change(fields: Partial<Omit<S, keyof RecordState>>, at: Date): (keyof S & string)[] {
    const changed = (Object.keys(fields) as (keyof S & string)[]).filter(
      (name) => !same(this.#state[name], (fields as Partial<S>)[name]),
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

  /** A change of something that belongs to the record counts as a change of the record (R19). */
  protected touch(at: Date): void {
    const stored = this.#stored;
    const version = stored ? stored.version + 1 : this.#state.version;
    this.#state = { ...this.#state, version, updatedAt: at };
  }

  /**
   * Parts that are kept outside of the state were changed, which counts as a change of the record (R19).
   * @param before those that are gone or were otherwise. @param after what is there in their place.
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

  /** Announces what happened, under the version it made. `more` joins the record's own snapshot. */
  protected record(
    action: EventActions[this['resource']],
    at: Date,
    more: Readonly<Record<string, unknown>> = {},
  ): void {
    this.#announce(action, at, more);
  }

  #announce(action: string, at: Date, more: Readonly<Record<string, unknown>>): void {
    const { data, externalReferences, locationId } = this.snapshot();
    const { announcedVersion: resourceVersion } = this;
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

  /** A delete tells what was deleted, and no more (E2). */
  protected recordDeleted(this: this & Announcing<'deleted'>, at: Date): void {
    const { locationId } = this.snapshot();
    const resourceVersion = this.announcedVersion;
    this.#events.push({
      type: `${this.resource}.deleted`,
      occurredAt: at,
      resourceType: this.resource,
      resourceId: this.id,
      ...(resourceVersion !== undefined && { resourceVersion }),
      ...(locationId && { locationId }),
    });
  }

  /** Announces another status (E2). */
  protected recordMoved(this: this & Announcing<'status_changed'>, previousStatus: string, at: Date): void {
    this.#announce('status_changed', at, { previousStatus });
  }

  /**
   * Announces an update once per unit, with the wire names of everything that changed in it (E2).
   * A record made in the same unit is announced by its `.created` alone (E3).
   */
  protected recordUpdated(this: this & Announcing<'updated'>, changedFields: readonly string[], at: Date): void {
    if (changedFields.length === 0 || this.#events.some((event) => event.type === `${this.resource}.created`)) return;
    const type = `${this.resource}.updated`;
    const earlier = this.#events.find((event) => event.type === type)?.data?.['changedFields'];
    this.#events = this.#events.filter((event) => event.type !== type);
    const all = new Set([...(Array.isArray(earlier) ? (earlier as string[]) : []), ...changedFields]);
    this.#announce('updated', at, { changedFields: [...all] });
  }

  /** Adds a line to the status history. */
  protected history(entry: HistoryEntry): void {
    this.#history.push(entry);
  }

  /** Hands over what has to be written beside the state, once: for the unit of work alone. */
  takePending(): Pending {
    const pending = { events: this.#events, history: this.#history };
    this.#events = [];
    this.#history = [];
    this.#parts = {};
    this.#stored = this.#state;
    return pending;
  }
}
