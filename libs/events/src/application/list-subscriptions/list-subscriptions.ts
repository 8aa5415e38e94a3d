import type { Companies } from '@partner/companies';
import { type Actor, notFound } from '@partner/kernel';
import type { SubscriptionState } from '../../domain/subscription/subscription.js';
import type { SubscriptionDirectory } from '../ports/subscriptions.js';

/** Lists the webhook subscriptions of the actor's company. */
export class ListSubscriptions {
  constructor(
    private readonly directory: SubscriptionDirectory,
    private readonly companies: Companies,
  ) {}

  /**
   * Returns the subscriptions, oldest first, with disabled but without deleted ones. @throws DomainError `notFound`
   * when the company does not exist.
   */
  async execute(actor: Actor): Promise<readonly SubscriptionState[]> {
    if (!(await this.companies.exists(actor.company))) throw notFound('company');
    return this.directory.of(actor.company);
  }
}
