import { Logger } from '@nestjs/common';
import type { CompanyId, ResourceType } from '@partner/kernel';
import type { ChangeChannel } from '@partner/postgres';
import { CommitListener, type DatabaseUnitOfWork } from '@partner/unit-of-work';
import type { SubscriptionChanges } from '../../application/ports/subscriptions.js';

/** Records whose changes affect deliveries: subscriptions (E10), and locations, which may be hidden (A5). */
const relevantTypes: readonly ResourceType[] = ['webhook_subscription', 'location'];

/** Change notification for a company whose deliveries may be affected. */
interface SubscriptionChange {
  readonly type: 'subscription';
  readonly company: CompanyId;
}

/** Notifies all workers of a committed change before the write returns (E10). */
export class PublishSubscriptionChanges extends CommitListener {
  constructor(
    units: DatabaseUnitOfWork,
    private readonly channel: ChangeChannel,
  ) {
    super();
    units.onCommit(this);
  }

  async committed(company: CompanyId, kinds: readonly ResourceType[]): Promise<void> {
    if (!relevantTypes.some((kind) => kinds.includes(kind))) return;
    await this.channel.publishAndWait<SubscriptionChange>({ type: 'subscription', company }).catch((error: unknown) => {
      new Logger(PublishSubscriptionChanges.name).warn(
        `could not notify workers of a changed subscription: ${String(error)}`,
      );
    });
  }
}

/** Receives the notifications in workers. Create it before the channel starts. */
export class ChannelSubscriptionChanges implements SubscriptionChanges {
  constructor(private readonly channel: ChangeChannel) {}

  get isListening(): boolean {
    return this.channel.isListening;
  }

  onChange(listener: (company?: CompanyId) => void): void {
    this.channel.on<SubscriptionChange>('subscription', {
      changed: ({ company }) => listener(company),
      missed: () => listener(),
    });
  }
}
