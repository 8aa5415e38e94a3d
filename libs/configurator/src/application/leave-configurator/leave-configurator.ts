import { type Clock, type Id, isId, notFound } from '@partner/kernel';
import { withParameters } from '../../domain/session/with-parameters.js';
import type { Launches } from '../ports/launches.js';

/** Time after opening during which a session can return, in milliseconds (R54, R76). */
const returnWindowMs = 24 * 3_600_000;

/**
 * Returns the session of a return link: the company's id, by which a router finds the cell, followed by the session's.
 * Links of earlier releases contain only the session's. @returns undefined for malformed text.
 */
export function sessionOfReturn(text: string): Id | undefined {
  const [, session] = /^(?:[\da-f]{24})?([\da-f]{24})$/.exec(text) ?? [];
  return session as Id | undefined;
}

/** Returns a visitor from the configurator to the address that the session was launched with (R54). */
export class LeaveConfigurator {
  constructor(
    private readonly launches: Launches,
    private readonly clock: Clock,
  ) {}

  /**
   * @param command `quoteId` is untrusted input; anything but a quote of the company is dropped.
   * @returns the address to redirect to.
   * @throws DomainError `notFound`
   */
  async execute({ sessionId, quoteId }: { readonly sessionId: Id; readonly quoteId?: unknown }): Promise<string> {
    const openedSince = new Date(this.clock.now().getTime() - returnWindowMs);
    const found = await this.launches.findReturn(sessionId, isId(quoteId) ? quoteId : undefined, openedSince);
    if (!found) throw notFound('configurator session');
    return withParameters(found.returnUrl, { psid: sessionId, ...(found.quoteId && { quoteId: found.quoteId }) });
  }
}
