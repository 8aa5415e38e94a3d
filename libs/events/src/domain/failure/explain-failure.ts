/** Reason of a failed attempt, with advice for the operator of the endpoint. */
export interface FailureExplanation {
  readonly reason: string;
  readonly advice: string;
}

export interface FailedAttempt {
  readonly statusCode: number | null;
  readonly error: string | null;
}

interface Explanation extends FailureExplanation {
  readonly pattern: RegExp;
}

/** Explanations by HTTP status; the first match applies. */
const byStatus: readonly Explanation[] = [
  {
    pattern: /^3/,
    reason: 'The endpoint responded with a redirect, which is not followed.',
    advice: 'Change the endpoint URL to the target of the redirect.',
  },
  {
    pattern: /^(401|403)$/,
    reason: 'The endpoint rejected the request as unauthorized.',
    advice: 'Verify the signature with the signing secret of this endpoint, and exempt the URL from your login.',
  },
  {
    pattern: /^(404|410)$/,
    reason: 'Your server has no route for this URL.',
    advice: 'Check that the path of the endpoint matches a route of your server.',
  },
  {
    pattern: /^405$/,
    reason: 'The URL does not accept POST.',
    advice: 'Make the route of your server accept POST requests.',
  },
  {
    pattern: /^(408|429)$/,
    reason: 'Your server asked for a pause.',
    advice: 'Respond at once and process the event afterwards. A Retry-After of up to 24 hours is honored.',
  },
  { pattern: /^413$/, reason: 'The event is too large for your server.', advice: 'Accept bodies of up to 256 KB.' },
  {
    pattern: /^4/,
    reason: 'Your server rejected the request as invalid.',
    advice: 'Check the response and your log. The body is JSON in UTF-8, and the signature covers its exact bytes.',
  },
  {
    pattern: /^(502|503|504)$/,
    reason: 'A proxy in front of your server got no response from it.',
    advice: 'Check that the server behind the proxy is running and responds within 10 seconds.',
  },
  { pattern: /^[5-9]/, reason: 'Your server failed.', advice: 'Check its log at the time of the attempt.' },
];

/** Explanations by error, for attempts without a response. */
const byError: readonly Explanation[] = [
  {
    pattern: /no answer within/,
    reason: 'Your server accepted the connection but did not respond within 10 seconds.',
    advice: 'Respond with 2xx at once and process the event afterwards.',
  },
  {
    pattern: /could not be made in time|cannot be reached/,
    reason: 'Your server could not be reached.',
    advice: 'Check that the host is running and that its firewall allows connections from the internet.',
  },
  {
    pattern: /refused/,
    reason: 'The host is reachable, but no server listens on this port.',
    advice: 'Start your server, or correct the port in the endpoint URL.',
  },
  {
    pattern: /reset|closed before/,
    reason: 'Your server closed the connection before it responded.',
    advice: 'Check its log for a crash, and the limits of any proxy in front of it.',
  },
  {
    pattern: /host name/,
    reason: 'The host name cannot be resolved.',
    advice: 'Check the spelling of the endpoint URL and the DNS records of its host.',
  },
  {
    pattern: /certificate/,
    reason: 'The certificate of your server is not trusted.',
    advice: 'Serve a valid certificate for this host, with the full chain to a public certificate authority.',
  },
  {
    pattern: /not public|does not begin with https/,
    reason: 'Events are sent to public https addresses only.',
    advice: 'Use a public https URL for the endpoint. To test on your own machine, use a tunnel or poll the feed.',
  },
  {
    pattern: /signing secret cannot be read/,
    reason: 'The signing secret of the endpoint could not be decrypted.',
    advice: 'Rotate the signing secret.',
  },
];

/** Explains a failed attempt to the operator of the endpoint (R92). */
export function explainFailure({ statusCode, error }: FailedAttempt): FailureExplanation {
  const failure = String(statusCode ?? error);
  const known = (statusCode === null ? byError : byStatus).find(({ pattern }) => pattern.test(failure));
  if (known) return { reason: known.reason, advice: known.advice };
  return { reason: 'The request failed.', advice: error ?? 'Send a test event to try again.' };
}
