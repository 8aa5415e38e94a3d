import { Controller, Get } from '@nestjs/common';
import { CredentialUses, type FeedPosition, ListCredentials } from '@partner/access';
import { EventHealth, type FeedPart, type FirstAttempts } from '@partner/events';
import { Caller } from '@partner/http';
import { Clock, type Id, dayMs } from '@partner/kernel';
import { May } from '../session/may.decorator.js';

/** Live credential that reads the event feed. */
interface FeedReader extends FeedPosition {
  readonly credentialId: Id;
  readonly name: string;
}

/** Numbers that a company can compare with its own. */
interface ProofsItem {
  readonly feed: readonly FeedPart[];
  readonly firstAttempts: FirstAttempts;
  /** Those that are furthest behind first. */
  readonly readers: readonly FeedReader[];
}

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
  async show(@Caller() actor: Caller): Promise<ProofsItem> {
    const [feed, firstAttempts, credentials, uses] = await Promise.all([
      this.events.feedByDay(actor.company),
      this.events.firstAttempts(actor.company, new Date(this.clock.now().getTime() - dayMs)),
      this.credentials.execute(actor),
      this.uses.of(actor.company),
    ]);
    const readers = credentials.flatMap(({ id, name, revokedAt }) => {
      const position = uses.get(id)?.feed;
      return position && revokedAt === null ? [{ credentialId: id, name, ...position }] : [];
    });
    return { feed, firstAttempts, readers: readers.sort((one, other) => other.behind - one.behind) };
  }
}
