/** Why an attempt failed, and what whoever runs the endpoint can do. */
export interface Explained {
  readonly reason: string;
  readonly advice: string;
}

/** What an attempt left in the log. */
export interface FailedAttempt {
  readonly statusCode: number | null;
  readonly error: string | null;
}

/** By status: from the first that matches. */
const byStatus: readonly (readonly [matches: (status: number) => boolean, explained: Explained])[] = [
  [
    (status) => status >= 300 && status < 400,
    {
      reason: 'The endpoint redirects, and redirects are not followed.',
      advice: 'Give the endpoint the address that it redirects to.',
    },
  ],
  [
    (status) => status === 401 || status === 403,
    {
      reason: 'The endpoint refused the request as not authorized.',
      advice:
        'Check the signature with the signing secret of this endpoint, and let the request pass before your login.',
    },
  ],
  [
    (status) => status === 404 || status === 410,
    {
      reason: 'Nothing is at this address of your server.',
      advice: 'Compare the path of the endpoint with the route of your server.',
    },
  ],
  [
    (status) => status === 405,
    { reason: 'The address takes no POST.', advice: 'Let the route of your server take POST requests.' },
  ],
  [
    (status) => status === 408 || status === 429,
    {
      reason: 'Your server asked to be left alone for a while.',
      advice: 'Answer at once and do the work afterwards. A Retry-After of up to a day is kept to.',
    },
  ],
  [
    (status) => status === 413,
    { reason: 'The event is too large for your server.', advice: 'Take bodies of up to 256 KB.' },
  ],
  [
    (status) => status >= 400 && status < 500,
    {
      reason: 'Your server took the request for a wrong one.',
      advice: 'Read what it answered, and its log: the body is JSON in UTF-8 and is signed as it is sent.',
    },
  ],
  [
    (status) => status === 502 || status === 503 || status === 504,
    {
      reason: 'A proxy in front of your server got no answer from it.',
      advice: 'Look whether the server behind the proxy runs and answers within 10 seconds.',
    },
  ],
  [
    (status) => status >= 500,
    { reason: 'Your server failed.', advice: 'Look into its log at the time of the attempt.' },
  ],
];

/** By a word of the error, where nothing answered. */
const byError: readonly (readonly [pattern: RegExp, explained: Explained])[] = [
  [
    /no answer within/,
    {
      reason: 'Your server took the connection and did not answer within 10 seconds.',
      advice: 'Answer 2xx at once, and do the work afterwards.',
    },
  ],
  [
    /could not be made in time|cannot be reached/,
    {
      reason: 'Your server could not be reached.',
      advice: 'Check that the host runs and that its firewall lets connections from the internet in.',
    },
  ],
  [
    /refused/,
    {
      reason: 'The host is there, and nothing listens at this port.',
      advice: 'Start your server, or correct the port of the endpoint.',
    },
  ],
  [
    /reset|closed before/,
    {
      reason: 'Your server ended the connection before it answered.',
      advice: 'Look into its log for a crash, and into the limits of a proxy in front of it.',
    },
  ],
  [
    /host name/,
    {
      reason: 'The name of the host leads nowhere.',
      advice: 'Check the spelling of the endpoint and the DNS records of its host.',
    },
  ],
  [
    /certificate/,
    {
      reason: 'The certificate of your server is not one to trust.',
      advice: 'Serve a valid certificate for this host, with the whole chain up to a public authority.',
    },
  ],
  [
    /not public|does not begin with https/,
    {
      reason: 'Events go to public https addresses alone.',
      advice:
        'Give the endpoint a public https address; to try something on your machine use a tunnel or poll the feed.',
    },
  ],
  [
    /signing secret cannot be read/,
    { reason: 'The signing secret of the endpoint cannot be read here.', advice: 'Rotate the signing secret.' },
  ],
];

/** What an attempt that failed means to whoever runs the endpoint (R92). */
export function explainFailure({ statusCode, error }: FailedAttempt): Explained {
  const known =
    statusCode === null
      ? byError.find(([pattern]) => pattern.test(error ?? ''))?.[1]
      : byStatus.find(([matches]) => matches(statusCode))?.[1];
  return known ?? { reason: 'The request did not succeed.', advice: error ?? 'Try it again with a test event.' };
}
