/** Builds a script of a request or of the collection. */
const script = (listen: 'prerequest' | 'test', exec: readonly string[]): object => ({
  listen,
  script: { type: 'text/javascript', exec },
});

/** Skips a request while a variable is not set: without an OAuth client there is no token to request. */
export const skipUnlessSet = (variable: string): object =>
  script('prerequest', [`if (!pm.environment.get('${variable}')) pm.execution.skipRequest();`]);

/** Checks the status, and sets variables for later requests. A failed request leaves the variables unchanged. */
export function statusCheck(statuses: readonly number[], sets: Readonly<Record<string, string>> = {}): object {
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

/** Waits when few requests remain, so that a run never exceeds the rate limit. */
export const withinRateLimit: object = script('test', [
  "const remaining = pm.response.headers.get('X-RateLimit-Remaining');",
  'if (remaining !== undefined && Number(remaining) < 5) setTimeout(() => {}, 500);',
]);
