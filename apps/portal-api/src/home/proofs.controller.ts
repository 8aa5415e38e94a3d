import { Controller, Get } from '@nestjs/common';
import { CredentialUses, ListCredentials } from '@partner/access';
import { EventHealth } from '@partner/events';
import { Caller } from '@partner/http';
import { Clock, dayMs } from '@partner/kernel';
import { May } from '../session/may.decorator.js';

/** Completeness and promptness of the feed and the deliveries, on the first page. */
@Controller('api/home')
@May('view')
export class ProofsController {
  constructor(
    private readonly events: EventHealth,
    private readonly credentials: ListCredentials,
    private readonly uses: CredentialUses,
    private readonly clock: Clock,
  ) {}

  /** Checksums of the feed by day, positions of its readers, and the delay of deliveries of the last 24 hours. */
  @Get('proofs')
  async show(@Caller() actor: Caller) {
    const [feed, firstAttempts, credentials, uses] = await Promise.all([
      this.events.feedByDay(actor.company),
      this.events.firstAttempts(actor.company, new Date(this.clock.now().getTime() - dayMs)),
      this.credentials.execute(actor),
      this.uses.of(actor.company),
    ]);
    // Those that are furthest behind come first.
    const readers = credentials.flatMap(({ id, name, revokedAt }) => {
      const position = uses.get(id)?.feed;
      return position && revokedAt === null ? [{ credentialId: id, name, ...position }] : [];
    });
    return { feed, firstAttempts, readers: readers.sort((one, other) => other.behind - one.behind) };
  }
}
