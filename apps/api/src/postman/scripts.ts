/** A script of a request or of the collection. */
const script = (listen: 'prerequest' | 'test', exec: readonly string[]): object => ({
  listen,
  script: { type: 'text/javascript', exec },
});

/** Leaves a request out of a run as long as a variable is not set: with a key alone there is no token to ask for. */
export const skippedWithout = (variable: string): object =>
  script('prerequest', [`if (!pm.environment.get('${variable}')) pm.execution.skipRequest();`]);

/**
 * Checks the status, and keeps what following requests need of a response of success alone: what was there before stays
 * when the request fails.
 */
export function checkOf(statuses: readonly number[], sets: Readonly<Record<string, string>> = {}): object {
  const names = Object.entries(sets);
  const kept = names.map(([variable, value]) => `  pm.environment.set('${variable}', ${value});`);
  return script('test', [
    `pm.test('status ${statuses.join(' or ')}', () => {`,
    `  pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}]);`,
    '});',
    ...(kept.length > 0
      ? ['if (pm.response.code >= 200 && pm.response.code < 300) {', '  const body = pm.response.json();', ...kept, '}']
      : []),
  ]);
}

/** Waits until the rate limit allows some more requests, so that a run never meets it. */
export const withinRateLimit: object = script('test', [
  "const remaining = pm.response.headers.get('X-RateLimit-Remaining');",
  'if (remaining !== undefined && Number(remaining) < 5) setTimeout(() => {}, 500);',
]);
