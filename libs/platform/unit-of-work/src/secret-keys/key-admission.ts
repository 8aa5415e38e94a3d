import { type Keyring, WrongSecretKey } from './keyring.js';
import { TransactionPooling } from '@partner/postgres';
import type { SecretKeyRegister } from './secret-key-register.js';

/** From one attempt to the next while the database is away, in milliseconds. */
const intervalMs = 1_000;

/** Whether a server may work with the keys that it was given (R87). */
export class KeyAdmission {
  /** Resolves when the database has admitted the keys. */
  readonly admitted: Promise<void>;
  #resolve: () => void = () => undefined;
  #isAdmitted = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly register: Pick<SecretKeyRegister, 'admit'>,
    private readonly keys: Keyring,
  ) {
    this.admitted = new Promise((resolve) => (this.#resolve = resolve));
  }

  get isAdmitted(): boolean {
    return this.#isAdmitted;
  }

  /**
   * Asks once, and goes on asking while the database is away or has no tables yet.
   * @param refused told when the database refuses the keys later on.
   * @param waiting told why the database cannot be asked, at the first time.
   * @throws WrongSecretKey when it refuses them now; TransactionPooling when it is behind a pooler of that kind.
   */
  async start(
    refused: (error: WrongSecretKey) => void,
    waiting: (error: unknown) => void = () => undefined,
  ): Promise<void> {
    try {
      await this.register.admit(this.keys);
    } catch (error) {
      if (error instanceof WrongSecretKey || error instanceof TransactionPooling) throw error;
      waiting(error);
      this.#timer = setTimeout(() => void this.start(refused).catch(refused), intervalMs).unref();
      return;
    }
    this.#isAdmitted = true;
    this.#resolve();
  }

  /** Asks no more. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
