/** As much of a Postman collection as sending its requests takes. */
export interface PostmanItem {
  readonly name: string;
  readonly item?: readonly PostmanItem[];
  readonly request?: {
    readonly method: string;
    readonly url: {
      readonly raw: string;
      readonly path: readonly string[];
      readonly query?: readonly { readonly key: string; readonly value: string; readonly disabled?: boolean }[];
      readonly variable?: readonly { readonly key: string; readonly value: string }[];
    };
    readonly body?: { readonly mode: string; readonly raw?: string };
  };
}

/** As much of its environment. */
export interface PostmanEnvironment {
  readonly values: readonly { readonly key: string; readonly value: string }[];
}

/** A request as Postman would send it. */
export interface PostmanRequest {
  readonly name: string;
  readonly method: string;
  /** From the root of the API. */
  readonly path: string;
  readonly body: unknown;
}

/** Every request of a collection with its variables resolved. */
export function postmanRequests({ item = [] }: PostmanItem, environment: PostmanEnvironment): PostmanRequest[] {
  const values = new Map(environment.values.map(({ key, value }) => [key, value]));
  const resolved = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name)!);
  return item.flatMap((one) => {
    if (!one.request) return postmanRequests(one, environment);
    const { method, url, body } = one.request;
    const variables = new Map((url.variable ?? []).map(({ key, value }) => [`:${key}`, resolved(value)]));
    const path = url.path.map((segment) => variables.get(segment) ?? segment).join('/');
    const sent = (url.query ?? []).filter(({ disabled }) => !disabled);
    const query = new URLSearchParams(Object.fromEntries(sent.map(({ key, value }) => [key, resolved(value)])));
    const raw = body?.mode === 'raw' ? (JSON.parse(resolved(body.raw!)) as unknown) : undefined;
    return [{ name: one.name, method, path: `/${path}?${query}`, body: raw }];
  });
}
