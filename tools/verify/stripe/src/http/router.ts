/** Finds the handler of a method and path. `:name` in a pattern matches one segment. */
export class Router<Handler> {
  readonly #routes: { method: string; segments: string[]; handler: Handler }[] = [];

  on(method: 'GET' | 'POST', pattern: string, handler: Handler): this {
    this.#routes.push({ method, segments: pattern.split('/'), handler });
    return this;
  }

  find(method: string, path: string): { handler: Handler; names: Record<string, string> } | undefined {
    const segments = path.split('/');
    for (const route of this.#routes) {
      const names = route.method === method ? match(route.segments, segments) : undefined;
      if (names) return { handler: route.handler, names };
    }
    return undefined;
  }
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const names: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith(':')) names[expected.slice(1)] = segment;
    else if (expected !== segment) return undefined;
  }
  return names;
}
