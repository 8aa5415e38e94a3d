import { causeText } from '@partner/kernel';
import { type CompletedRequest, LineLimit, type Logger } from '@partner/runtime';

/** Matches a token in any path. */
const token = /(?<=\/)[\w-]{43,}(?=\/|$)/g;

/**
 * Logs one line per response: caller, request and outcome, with the cause of a 408, 500 or 503. Those of the last two
 * are warnings for the first occurrences of each cause and information after that, so that they stay readable during
 * a database outage. Query, headers and tokens in the path are omitted, because they may be secrets.
 */
export function logRequests(logger: Logger): (request: CompletedRequest) => void {
  // None of these fields can contain a secret, and redaction would take longer than a cached response.
  const lines = logger.child({}, { redact: [] });
  const limit = new LineLimit();
  return ({ id, method, url, caller, status, milliseconds, failure, errorMessage, span }) => {
    const failed = status >= 500;
    const cause = failed ? causeText(failure) : status === 408 ? errorMessage : undefined;
    const omitted = failed ? limit.admit(cause!) : undefined;
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
        ...(cause !== undefined && { cause }),
        ...(omitted && { warningsOmitted: omitted }),
      },
      'request',
    );
  };
}
