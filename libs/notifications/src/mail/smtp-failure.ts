import { JobFailure } from '@partner/kernel';

/** What nodemailer tells about a failure. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Replies to the message itself: its sender, its recipient, its content. */
const aboutTheMessage: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * A server that refuses the message for good (5xx) would refuse it again. Everything else passes: 4xx, a server that is
 * away or breaks off, and a login that fails, which is the operator's to mend and no message's fault.
 */
export function smtpFailure(error: SmtpError): JobFailure {
  const refused = error.responseCode === undefined ? error.code === 'EENVELOPE' : error.responseCode >= 500;
  return new JobFailure(`mail: ${error.message}`, { permanent: aboutTheMessage.has(error.code) && refused });
}
