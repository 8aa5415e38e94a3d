import { type Clock, gone, hashOfToken } from '@partner/kernel';
import { withParameters } from '../../domain/session/with-parameters.js';
import type { Launches } from '../ports/launches.js';
import type { PublicAddress } from '../ports/configurator-sessions.js';

/** Opens a launch link, which leads into the company's configurator once (R54). */
export class OpenLaunchLink {
  constructor(
    private readonly launches: Launches,
    private readonly address: PublicAddress,
    private readonly clock: Clock,
  ) {}

  /** @returns the address to redirect to. @throws DomainError `gone` for a link that is used, expired or unknown. */
  async execute({ token }: { readonly token: string }): Promise<string> {
    const launch = await this.launches.consume(hashOfToken(token), this.clock.now());
    if (!launch) throw gone('link_expired', 'this link was already used, has expired, or is incomplete');
    return withParameters(this.address.of(launch.configuratorUrl), { psid: launch.sessionId });
  }
}
