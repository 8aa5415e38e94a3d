import { Aggregate, type CompanyId, conflict, DomainError, invalid, newId, type RecordState } from '@partner/kernel';
import { checkConfiguratorUrl, originsOf } from './configurator.js';
import { currencyOf } from './currencies.js';
import { checkTimezone } from './timezone.js';

/** Order statuses that can count as sold (§3), the values of `soldByStatus`. */
export const soldByStatuses = ['Unsubmitted', 'Unprocessed', 'On hold', 'Processed'] as const;
export type SoldByStatus = (typeof soldByStatuses)[number];

/** Profile (§2.24) and settings of a company. */
export interface CompanyFields {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly country: string | null;
  /** IANA name; determines the days and weeks of the company's reports. */
  readonly timezone: string;
  readonly logoUrl: string | null;
  readonly companyType: string | null;
  readonly sellTypes: readonly string[] | null;
  /** The status in which an order counts as sold (R15). */
  readonly soldByStatus: SoldByStatus;
  /** Currency of the company's sales, ISO 4217 in lower case. */
  readonly currency: string;
  /** Receives notices of disabled webhook endpoints (E11). */
  readonly technicalContactEmail: string | null;
  /** Target of launch links: an absolute URL, or a path of this deployment (R54). */
  readonly configuratorUrl: string | null;
  /** Origins that a configurator session may return to (§4.16), as browsers write them. */
  readonly configuratorLaunchAllowlist: readonly string[] | null;
}

/** A tenant: `companyId` is its own id. */
export interface CompanyState extends RecordState, CompanyFields {
  /** Start of the suspension; null while the company is active. */
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** Name of the person of the company who suspended it; null if the operator did. */
  readonly suspendedBy: string | null;
  /** Time from which the company is deleted; null unless that is scheduled. */
  readonly deletionDueAt: Date | null;
  /** Time since which bodies of requests are kept (R100); null while they are not. */
  readonly requestBodiesSince: Date | null;
}

const maxReasonLength = 500;
const nameForm = /^[^\p{Cc}\u2028\u2029]{1,200}$/u;

const defaults = {
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  country: null,
  timezone: 'UTC',
  logoUrl: null,
  companyType: null,
  sellTypes: null,
  soldByStatus: 'Processed',
  currency: 'usd',
  technicalContactEmail: null,
  configuratorUrl: null,
  configuratorLaunchAllowlist: null,
} as const satisfies Omit<CompanyFields, 'name'>;

const active = { suspendedAt: null, suspensionReason: null, suspendedBy: null, deletionDueAt: null } as const;

/** A company, the tenant that owns all its records (§1.2). Audited; emits no events. */
export class Company extends Aggregate<CompanyState> {
  readonly resource = 'company';

  /**
   * @throws DomainError `invalid` for a timezone that is not an IANA name, or an invalid name, URL or origin.
   */
  static create(
    fields: Partial<CompanyFields> & { readonly name: string },
    at: Date,
    id = newId() as CompanyId,
  ): Company {
    return new Company(
      {
        ...{ ...defaults, ...active, requestBodiesSince: null, ...checked(fields) },
        ...{ id, companyId: id, version: 1, createdAt: at, updatedAt: at },
      },
      false,
    );
  }

  /** Applies the given fields (§2.24, R15). @throws DomainError as `create`. */
  revise(fields: Partial<CompanyFields>, at: Date): void {
    this.change(checked(fields), at);
  }

  /**
   * Suspends the company: its credentials are refused, and its deliveries wait. The operator also refuses its users.
   * Repeating it replaces the reason.
   * @param by person of the company who suspends it; null for the operator.
   * @throws DomainError `invalid` unless the reason has 1 to 500 characters; `forbidden` for a person while the
   *   operator has suspended the company.
   */
  suspend(reason: string, by: string | null, at: Date): void {
    this.#checkMayChange(by);
    const suspensionReason = reason.trim();
    if (suspensionReason === '' || [...suspensionReason].length > maxReasonLength)
      throw invalid(`the reason must have 1 to ${maxReasonLength} characters`);
    this.change({ suspendedAt: this.state.suspendedAt ?? at, suspensionReason, suspendedBy: by }, at);
  }

  /**
   * Ends the suspension. Repeating it changes nothing.
   * @param by as for `suspend`.
   * @throws DomainError `conflict` while a deletion is scheduled; `forbidden` as for `suspend`.
   */
  resume(by: string | null, at: Date): void {
    this.#checkMayChange(by);
    const { suspendedAt, deletionDueAt } = this.state;
    if (deletionDueAt)
      throw conflict(
        'status_change_not_allowed',
        `the company is deleted from ${deletionDueAt.toISOString()}: cancel the deletion first`,
      );
    if (suspendedAt) this.change(active, at);
  }

  /** Suspends the company, to be deleted from `dueAt`. Repeating it replaces the time until it is reached. */
  scheduleDeletion(deletionDueAt: Date, at: Date): void {
    this.#checkNotDue(at);
    if (!this.state.suspendedAt || this.state.suspendedBy) this.suspend('to be deleted', null, at);
    this.change({ deletionDueAt }, at);
  }

  /**
   * Cancels the deletion; the company stays suspended.
   * @throws DomainError `conflict` if none is scheduled, or its time is reached.
   */
  cancelDeletion(at: Date): void {
    this.#checkNotDue(at);
    if (!this.state.deletionDueAt) throw conflict('status_change_not_allowed', 'no deletion is scheduled');
    this.change({ deletionDueAt: null }, at);
  }

  /** Keeps bodies of requests from now on, or no longer (R100). Repeating it changes nothing. */
  keepRequestBodies(kept: boolean, at: Date): void {
    const { requestBodiesSince } = this.state;
    if (kept !== (requestBodiesSince !== null)) this.change({ requestBodiesSince: kept ? at : null }, at);
  }

  #checkMayChange(by: string | null): void {
    if (by !== null && this.state.suspendedAt && this.state.suspendedBy === null)
      throw new DomainError('forbidden', 'company_suspended', 'the operator suspended the company; contact them');
  }

  #checkNotDue(at: Date): void {
    const { deletionDueAt } = this.state;
    if (deletionDueAt && deletionDueAt <= at)
      throw conflict('status_change_not_allowed', `the company is being deleted since ${deletionDueAt.toISOString()}`);
  }
}

function checked<F extends Partial<CompanyFields>>(fields: F): F {
  if (fields.name?.trim() === '') throw invalid('name must not be empty');
  if (fields.name !== undefined && !nameForm.test(fields.name))
    throw invalid('name must be one line of at most 200 characters');
  if (fields.timezone !== undefined) checkTimezone(fields.timezone);
  if (fields.soldByStatus !== undefined && !soldByStatuses.includes(fields.soldByStatus)) {
    throw invalid(`soldByStatus must be one of ${soldByStatuses.join(', ')}`);
  }
  if (fields.configuratorUrl) checkConfiguratorUrl(fields.configuratorUrl);
  const { currency, configuratorLaunchAllowlist: origins } = fields;
  return {
    ...fields,
    ...(currency !== undefined && { currency: currencyOf(currency).code }),
    ...(origins && { configuratorLaunchAllowlist: originsOf(origins) }),
  };
}
