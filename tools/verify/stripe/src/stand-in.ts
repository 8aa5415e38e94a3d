import type { AccountDetails } from './account/account.js';
import { Account } from './account/account.js';
import { newId } from './account/ids.js';
import { Scheduler } from './scheduler.js';
import { WebhookSender } from './webhooks/webhook-sender.js';
import { restore, snapshot, StateFile } from './state.js';
import { expire } from './payments/expire.js';

export interface StandInOptions {
  /** State file. By default, the state is kept in memory only. */
  readonly data?: string;
  /** Seconds between the attempts to send a webhook. */
  readonly backoff: readonly number[];
}

/** State of the process: accounts and scheduled tasks. */
export class StandIn {
  readonly scheduler = new Scheduler();
  readonly webhookSender: WebhookSender;
  /** Base URL of the payment pages. Set when the server listens. */
  publicUrl = '';
  readonly #accounts = new Map<string, Account>();
  readonly #byKey = new Map<string, Account>();
  readonly #file: StateFile | undefined;

  /** @throws if the state file cannot be read. */
  constructor(options: StandInOptions) {
    this.webhookSender = new WebhookSender(this.scheduler, options.backoff, () => this.changed());
    this.#file = options.data ? new StateFile(options.data) : undefined;
    const saved = this.#file?.read();
    if (saved) restore(this, saved);
  }

  /**
   * Returns the account with this ID, and creates it if it does not exist.
   * @throws RangeError if the key belongs to another account.
   */
  addAccount(wanted: Partial<AccountDetails>): Account {
    const existing = this.#accounts.get(wanted.id ?? '');
    const holder = this.#byKey.get(wanted.secretKey ?? '') ?? existing;
    if (holder && holder !== existing) throw new RangeError('The key belongs to another account');
    if (existing && existing.details.secretKey !== (wanted.secretKey ?? existing.details.secretKey))
      throw new RangeError(`${existing.details.id} has a different key`);
    if (existing) return existing;
    const details: AccountDetails = {
      id: newId('acct', 16),
      secretKey: newId('sk_test'),
      chargesEnabled: true,
      keysValid: true,
      ...wanted,
    };
    const account = new Account(details, this.scheduler, (of, event) => this.webhookSender.publish(of, event));
    this.#accounts.set(details.id, account);
    this.#byKey.set(details.secretKey, account);
    this.changed();
    return account;
  }

  accounts(): Account[] {
    return [...this.#accounts.values()];
  }

  account(id: string): Account | undefined {
    return this.#accounts.get(id);
  }

  accountOfKey(key: string): Account | undefined {
    return this.#byKey.get(key);
  }

  /** Schedules the expiry of open sessions and the waiting deliveries after a restart. */
  resume(account: Account): void {
    for (const session of account.sessions.all().filter(({ status }) => status === 'open'))
      this.scheduler.at(session.expires_at * 1_000, () => expire(account, session));
    for (const delivery of account.deliveries.all().filter(({ state }) => state === 'waiting'))
      this.webhookSender.schedule(account, delivery);
  }

  /** Saves the current state if there is a state file. */
  changed(): void {
    this.#file?.write(() => snapshot(this));
  }

  async stop(): Promise<void> {
    this.scheduler.stop();
    for (const account of this.accounts()) account.heldRequests.release();
    await this.webhookSender.stop();
    this.#file?.close();
  }
}
