import { type Clock, type Id, isId, notFound } from '@partner/kernel';
import { withParameters } from '../../domain/session/with-parameters.js';
import type { Launches } from '../ports/launches.js';

/** How long after its opening a session leads back, in milliseconds (R54, R76). */
const returnsFor = 24 * 3_600_000;

/** A visitor leaves the configurator, and goes where the session was launched from (R54). */
export class LeaveConfigurator {
  constructor(
    private readonly launches: Launches,
    private readonly clock: Clock,
  ) {}

  /**
   * @param command `quoteId` as it came: what is no quote of the company is dropped.
   * @returns where to go. @throws DomainError `notFound`
   */
  async execute({ sessionId, quoteId }: { readonly sessionId: Id; readonly quoteId?: unknown }): Promise<string> {
    const openedSince = new Date(this.clock.now().getTime() - returnsFor);
    const found = await this.launches.returnOf(sessionId, isId(quoteId) ? quoteId : undefined, openedSince);
    if (!found) throw notFound('configurator session');
    return withParameters(found.returnUrl, { psid: sessionId, ...(found.quoteId && { quoteId: found.quoteId }) });
  }
}
