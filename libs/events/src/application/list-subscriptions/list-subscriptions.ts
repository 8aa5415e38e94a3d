import type { Companies } from '@partner/companies';
import { type Actor, notFound } from '@partner/kernel';
import type { SubscriptionState } from '../../domain/subscription/subscription.js';
import type { SubscriptionDirectory } from '../ports/subscriptions.js';

/** The subscriptions of the actor's company. */
export class ListSubscriptions {
  constructor(
    private readonly directory: SubscriptionDirectory,
    private readonly companies: Companies,
  ) {}

  /**
   * Oldest first, disabled ones included, deleted ones not. @throws DomainError `notFound` when there is no such
   * company.
   */
  async execute(actor: Actor): Promise<readonly SubscriptionState[]> {
    if (!(await this.companies.exists(actor.company))) throw notFound('company');
    return this.directory.of(actor.company);
  }
}
