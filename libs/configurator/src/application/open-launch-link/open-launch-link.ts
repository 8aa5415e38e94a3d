import { type Clock, gone, hashOfToken } from '@partner/kernel';
import { withParameters } from '../../domain/session/with-parameters.js';
import type { Launches } from '../ports/launches.js';
import type { PublicAddress } from '../ports/configurator-sessions.js';

/** Path of return links below the public address. */
export const returnPath = 'configurator/return';

interface LaunchLink {
  readonly token: string;
  readonly isRouted: boolean;
  /** Visitor id in the query of the link (§4.15). */
  readonly scv?: unknown;
}

/** True for a text that site events accept as a visitor (R53). */
const isVisitorId = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.length <= 200 && text.isWellFormed();

/** Opens a launch link, which leads into the company's configurator once (R54). */
export class OpenLaunchLink {
  constructor(
    private readonly launches: Launches,
    private readonly address: PublicAddress,
    private readonly clock: Clock,
  ) {}

  /**
   * @param command `isRouted` is true if the request came through a router of cells. The configurator then also gets
   * the return link as `psreturn`, which contains the company, because the id of a session does not lead to a cell. A
   * `scv` that is no visitor id is not passed on.
   * @returns the address to redirect to. @throws DomainError `gone` for a link that is used, expired or unknown.
   */
  async execute({ token, isRouted, scv }: LaunchLink): Promise<string> {
    const launch = await this.launches.consume(hashOfToken(token), this.clock.now());
    if (!launch) throw gone('link_expired', 'this link was already used, has expired, or is incomplete');
    const { company, sessionId: psid } = launch;
    const psreturn = this.address.of(`/${returnPath}/${company}${psid}`);
    return withParameters(this.address.of(launch.configuratorUrl), {
      psid,
      scv: isVisitorId(scv) ? scv : undefined,
      ...(isRouted && { psreturn }),
    });
  }
}
