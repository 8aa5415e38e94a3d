import { UnsupportedDatabase } from '@partner/postgres';
import type { SecretBox } from '@partner/runtime';
import { type SecretKeyRegister, WrongSecretKey } from './secret-key-register.js';

/** Milliseconds between attempts while the database is unavailable. */
const intervalMs = 1_000;

/** Checks that a server may use its secret keys with the database (R87). */
export class KeyAdmission {
  /** Resolves when the database has accepted the keys. */
  readonly admitted: Promise<void>;
  #resolve: () => void = () => undefined;
  #isAdmitted = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly register: Pick<SecretKeyRegister, 'admit'>,
    private readonly keys: SecretBox,
  ) {
    this.admitted = new Promise((resolve) => (this.#resolve = resolve));
  }

  get isAdmitted(): boolean {
    return this.#isAdmitted;
  }

  /**
   * Checks the keys, and keeps retrying while the database is unavailable or has no tables yet.
   * @param refused called if a retry finds that the keys are wrong.
   * @param waiting called with the error if the first attempt cannot use the database.
   * @throws WrongSecretKey if the first attempt finds that the keys are wrong; UnsupportedDatabase without
   * UTF8 or ICU, or behind an unsupported pooler.
   */
  async start(
    refused: (error: WrongSecretKey) => void,
    waiting: (error: unknown) => void = () => undefined,
  ): Promise<void> {
    try {
      await this.register.admit(this.keys);
    } catch (error) {
      if (error instanceof WrongSecretKey || error instanceof UnsupportedDatabase) throw error;
      waiting(error);
      this.#timer = setTimeout(() => void this.start(refused).catch(refused), intervalMs).unref();
      return;
    }
    this.#isAdmitted = true;
    this.#resolve();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
