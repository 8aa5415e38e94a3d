/** A message, complete but for its sender. */
export interface Mail {
  /** The same for every attempt to send it, so that whoever gets it twice can tell. */
  readonly id: string;
  readonly to: { readonly name?: string; readonly address: string };
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mail over. */
export abstract class MailTransport {
  /** Resolves when somebody else has taken it. @throws JobFailure, permanent when the message itself was refused. */
  abstract send(mail: Mail): Promise<void>;
}
