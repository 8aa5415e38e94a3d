import type { Id } from '@partner/kernel';

/** An email without its sender. */
export interface Mail {
  /** The same for every attempt, so that recipients can detect duplicates. */
  readonly id: string;
  readonly to: { readonly name?: string; readonly address: string };
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Customer's record that it is about, if any. */
  readonly about?: Id;
}

export abstract class MailTransport {
  /**
   * Resolves when a mail server or file has accepted the email. @throws JobFailure; permanent when the email itself was
   * rejected
   */
  abstract send(mail: Mail): Promise<void>;

  /** Removes sent emails about these records, if this transport stores any (R110). @returns the number removed. */
  async forget(_records: ReadonlySet<string>): Promise<number> {
    return 0;
  }
}
