import { samples } from '@partner/kernel';
import type { ApiDocument, Documented, Parameter } from '../document/api-document.js';
import { routesOf } from '../document/openapi/json.js';
import { type RunStep, runSteps } from './run-steps.js';
import { statusCheck, skipUnlessSet, withinRateLimit } from './scripts.js';

/** Environment variables for the ids in examples: `orderId` has the id of the sample order. */
export const idVariables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(samples.ids).map(([name, id]) => [`${name}Id`, id]),
);

/**
 * Converts the OpenAPI document to a Postman collection v2.1 with one folder per tag. With the environment, all
 * requests can be sent to the demo company unchanged, one by one or in a run. Ids of its records become variables,
 * which no generic converter supports.
 */
export function postmanCollection({ info, tags, paths }: ApiDocument): object {
  const operations = routesOf<Documented>({ paths }).map(({ path, method, operation }) => {
    return { path, method: method.toUpperCase(), operation, step: runSteps[operation.operationId] ?? {} };
  });
  const folders = tags.map(({ name, description }) => ({
    name,
    description,
    item: operations
      .filter(({ operation }) => operation.tags.includes(name))
      .toSorted((one, other) => rankOf(one.step) - rankOf(other.step))
      .map(({ path, method, operation, step }) => itemOf(path, method, operation, step)),
  }));
  return {
    info: {
      _postman_id: '65f0c0ff-ee00-4000-8000-000000000001',
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    event: [withinRateLimit],
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    // Webhooks have no requests, so their folder is empty.
    item: folders.filter(({ item }) => item.length > 0),
  };
}

const rankOf = ({ place }: RunStep): number => (place === undefined ? 0 : place === 'first' ? -1 : 1);

/** Expected statuses. Redirects count as success because links can redirect. */
const expectedStatuses = ({ responses }: Documented): number[] =>
  Object.keys(responses)
    .map(Number)
    .filter((status) => status < 400);

function itemOf(path: string, method: string, operation: Documented, step: RunStep): object {
  const { summary, description, security, parameters = [], requestBody } = operation;
  const isForm = 'application/x-www-form-urlencoded' in (requestBody?.content ?? {});
  const body = requestBody?.content['application/json']?.example;
  const isIdempotent = parameters.some(({ name }) => name === 'Idempotency-Key');
  return {
    name: summary,
    request: {
      method,
      description,
      ...(isForm ? { auth: ofClient } : security.length === 0 && { auth: { type: 'noauth' } }),
      header: [
        ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
        ...(isIdempotent ? [{ key: 'Idempotency-Key', value: '{{$guid}}' }] : []),
      ],
      url: urlOf(path, parameters, step.path),
      ...(isForm && { body: { mode: 'urlencoded', urlencoded: [{ key: 'grant_type', value: 'client_credentials' }] } }),
      ...(body && {
        body: {
          mode: 'raw',
          raw: withVariables(JSON.stringify({ ...body, ...step.body }, null, 2)),
          options: { raw: { language: 'json' } },
        },
      }),
    },
    // The test checks the redirect itself.
    protocolProfileBehavior: { followRedirects: false },
    event: [
      ...(isForm ? [skipUnlessSet('clientId')] : []),
      statusCheck([...expectedStatuses(operation), ...(step.alsoExpected ?? [])], step.sets),
    ],
  };
}

/** Authenticates the token request with the OAuth client. The token is stored in the environment. */
const ofClient = {
  type: 'basic',
  basic: [
    { key: 'username', value: '{{clientId}}', type: 'string' },
    { key: 'password', value: '{{clientSecret}}', type: 'string' },
  ],
};

function urlOf(path: string, parameters: readonly Parameter[], own: RunStep['path'] = {}): object {
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1'));
  const query = parameters.filter((parameter) => parameter.in === 'query').map(queryOf);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const variable = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, description, schema }) => ({ key: name, value: own[name] ?? valueOf(schema), description }));
  return {
    raw: `{{baseUrl}}/${segments.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: ['{{baseUrl}}'],
    path: segments,
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}

/** Query parameters are disabled, except for required ones, which have an example. */
const queryOf = ({ name, description, schema }: Parameter) => ({
  key: name,
  value: valueOf(schema),
  description,
  ...(schema.example === undefined && { disabled: true }),
});

const valueOf = ({ example }: Parameter['schema']): string => withVariables(example ?? '');

/** Replaces ids of sample records with environment variables. */
const withVariables = (text: string): string =>
  Object.entries(idVariables).reduce((replaced, [name, id]) => replaced.replaceAll(id, `{{${name}}}`), text);
