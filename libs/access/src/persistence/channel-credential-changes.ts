import type { Id } from '@partner/kernel';
import type { ChangeChannel } from '@partner/postgres';
import type { CredentialChanges } from '../application/ports/credentials.js';
import type { CredentialChange } from './cached-callers.js';

/** Publishes credential changes on the channel that every process listens to. */
export class ChannelCredentialChanges implements CredentialChanges {
  constructor(private readonly channel: ChangeChannel) {}

  async announce(id: Id): Promise<void> {
    await this.channel.publishAndWait<CredentialChange>({ type: 'credential', id });
  }
}
