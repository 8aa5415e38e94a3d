import type { Actor, CompanyId, Id, UnitOfWork } from '@partner/kernel';
import { conflict, hashOfToken, invalid, newToken, settleAll } from '@partner/kernel';
import type { VisibleLocations } from '@partner/locations';
import { allowedReturnUrl } from '../../domain/session/return-url.js';
import { ConfiguratorSession, type LaunchData } from '../../domain/session/session.js';
import type {
  ConfiguratorSessions,
  ConfiguratorSettings,
  LaunchSubjects,
  PublicAddress,
} from '../ports/configurator-sessions.js';

/** Path of launch links below the public address. */
export const launchPath = 'configurator/launch';

/** A partner's request for a configurator session (§4.16). */
export interface CreateSessionCommand {
  readonly customerId?: Id;
  readonly locationId?: Id;
  readonly quoteId?: Id;
  readonly workOrderId?: Id;
  readonly serialNumber?: string;
  readonly returnUrl?: string;
  /** Defaults to 900. */
  readonly ttlSeconds?: number;
}

/** Response for a new session (§2.27). */
export interface CreatedSession {
  readonly sessionId: Id;
  /** Absent in a dry run. */
  readonly launchUrl?: string;
  readonly expiresAt: Date;
  readonly customerId?: Id;
  readonly quoteId?: Id;
}

/** Creates a session and its single-use launch link (§4.16, R54). */
export class CreateSession {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: ConfiguratorSessions,
    private readonly settings: ConfiguratorSettings,
    private readonly subjects: LaunchSubjects,
    private readonly locations: VisibleLocations,
    private readonly address: PublicAddress,
  ) {}

  /**
   * @throws DomainError `invalid` for more than one of quote, work order and serial number, a `returnUrl` that is not
   * allowed, or a customer other than the quote's.
   * @throws DomainError `notFound` (customer, location, quote, unit).
   * @throws DomainError `conflict` for a merged or erased customer, or a company without a configurator.
   */
  execute(actor: Actor, command: CreateSessionCommand): Promise<CreatedSession> {
    const { company } = actor;
    checkOneSubject(command);
    return this.work.run(actor, async () => {
      const { configuratorUrl, allowlist } = await this.settings.of(company);
      const returnUrl = command.returnUrl === undefined ? null : allowedReturnUrl(command.returnUrl, allowlist);
      const subjects = await this.#subjects(company, command);
      if (configuratorUrl === undefined) throw conflict('no_configurator', 'the company has no configurator');
      const token = newToken(company);
      const { ttlSeconds = 900 } = command;
      const fields = { companyId: company, tokenHash: hashOfToken(token), ttlSeconds, returnUrl, ...subjects };
      const session = ConfiguratorSession.create(fields, this.work.now());
      await this.sessions.add(session);
      const { customerId, quoteId, expiresAt } = session.state;
      return {
        sessionId: session.id,
        ...(!this.work.isDryRun && { launchUrl: this.address.of(`/${launchPath}/${token}`) }),
        expiresAt,
        ...(customerId !== null && { customerId }),
        ...(quoteId !== null && { quoteId }),
      };
    });
  }

  async #subjects(company: CompanyId, command: CreateSessionCommand): Promise<Omit<LaunchData, 'returnUrl'>> {
    const { customerId, locationId, quoteId = null, workOrderId, serialNumber } = command;
    const quotes = quoteId === null ? undefined : await this.subjects.customerOfQuote(company, quoteId);
    if (quotes !== undefined && customerId !== undefined && customerId !== quotes) {
      throw invalid('customerId must be the customer of the quote', 'invalid_field', { field: 'customerId' });
    }
    // The customer is last: a missing record is reported before a conflict (W9).
    const [location, unit, customer] = await settleAll([
      locationId === undefined ? null : this.locations.find(company, locationId),
      workOrderId !== undefined
        ? this.subjects.unit(company, { workOrderId })
        : serialNumber === undefined
          ? null
          : this.subjects.unit(company, { serialNumber }),
      quotes ?? (customerId === undefined ? null : this.subjects.customer(company, customerId)),
    ]);
    return { customerId: customer, locationId: location?.id ?? null, quoteId, workOrderId: unit };
  }
}

/** @throws DomainError `invalid` (R54) */
function checkOneSubject({ quoteId, workOrderId, serialNumber }: CreateSessionCommand): void {
  const [, second] = Object.entries({ quoteId, workOrderId, serialNumber }).filter(([, one]) => one !== undefined);
  if (second !== undefined) {
    const [field] = second;
    throw invalid('at most one of quoteId, workOrderId and serialNumber may be given', 'invalid_field', { field });
  }
}
