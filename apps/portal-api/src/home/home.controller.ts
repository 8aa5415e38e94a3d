import { Controller, Get } from '@nestjs/common';
import { ListCredentials } from '@partner/access';
import { DeliveryQueries, ListSubscriptions } from '@partner/events';
import { Caller, errorCatalogue } from '@partner/http';
import { Clock, hourMs } from '@partner/kernel';
import { CredentialUsage, RequestHealth } from '@partner/request-log';
import { Contexts } from '@partner/schema';
import { Deployment } from '../session/deployment.js';
import { May } from '../session/may.decorator.js';

/** Resource names under which the feed is read. */
const feeds: ReadonlySet<string> = new Set(['events', 'snapshots']);

/** First page after the sign-in: progress of the set-up, and what needs attention. */
@Controller('api/home')
@May('view')
export class HomeController {
  readonly #remedies: ReadonlyMap<string, string>;

  constructor(
    private readonly credentials: ListCredentials,
    private readonly endpoints: ListSubscriptions,
    private readonly deliveries: DeliveryQueries,
    private readonly usage: CredentialUsage,
    private readonly health: RequestHealth,
    private readonly deployment: Deployment,
    private readonly clock: Clock,
    contexts: Contexts,
  ) {
    this.#remedies = new Map(errorCatalogue(contexts.all).map(({ code, text }) => [code, text]));
  }

  @Get()
  async show(@Caller() actor: Caller) {
    const { company } = actor;
    const before = (hours: number): Date => new Date(this.clock.now().getTime() - hours * hourMs);
    const [credentials, endpoints, delivered, month, day, failures, pace] = await Promise.all([
      this.credentials.execute(actor),
      this.endpoints.execute(actor),
      this.deliveries.list(company, { state: 'delivered', limit: 1 }),
      this.usage.of(company, { since: before(24 * 30) }),
      this.usage.of(company, { since: before(24) }),
      this.health.failures(company, before(24)),
      this.health.pace(company, before(1)),
    ]);
    return {
      /** Steps of the set-up, each with true if it is done. */
      checklist: {
        credential: credentials.some(({ revokedAt }) => revokedAt === null),
        request: month.routes.length > 0,
        endpoint: endpoints.length > 0,
        delivery: delivered.data.length > 0,
        follower: month.routes.some(({ routeClass }) => feeds.has(routeClass)),
      },
      /** Failures of the last 24 hours by cause, each with the remedy of its code. */
      failures: failures.map((one) => ({ ...one, remedy: this.#remedies.get(one.code ?? '') ?? null })),
      /** Requests of the last hour. */
      pace,
      /** Rate limit of a credential; `limited` counts the requests of the last 24 hours that exceeded it. */
      rateLimit: { ...this.deployment.rateLimit, limited: day.requests['429'] ?? 0 },
    };
  }
}
