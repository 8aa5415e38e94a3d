import { causeText } from '@partner/kernel';
import { type CompletedRequest, LineLimit, type Logger } from '@partner/runtime';

/** What a token looks like in a path, wherever it leads. */
const token = /(?<=\/)[\w-]{43,}(?=\/|$)/g;

/**
 * One line for each answer: who asked what, and how it went, with the cause of a 500 or 503. Those are warnings, the
 * first ones of each cause, and information beyond them: while the database is away, a log of warnings stays readable.
 * Query, headers and tokens in the path stay out, they may be secrets.
 */
export function logRequests(logger: Logger): (request: CompletedRequest) => void {
  // None of these fields can hold a secret, and looking for one would take longer than a cached answer.
  const lines = logger.child({}, { redact: [] });
  const limit = new LineLimit();
  return ({ id, method, url, caller, status, milliseconds, failure, span }) => {
    const failed = status >= 500;
    const cause = failed ? causeText(failure) : undefined;
    const omitted = cause === undefined ? undefined : limit.admit(cause);
    lines[omitted === undefined ? 'info' : 'warn'](
      {
        requestId: id,
        ...span?.ids,
        company: caller?.company,
        credential: caller?.id,
        method,
        path: url.split('?', 1)[0]!.replaceAll(token, ':token'),
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        ...(failed && { cause }),
        ...(omitted && { warningsOmitted: omitted }),
      },
      'request',
    );
  };
}
