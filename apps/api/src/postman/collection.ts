import { sampleIds } from '@partner/kernel';
import type { CollectedDocument, CollectedOperation, CollectedParameter } from './document.js';
import { type RunStep, runSteps } from './run-steps.js';
import { checkOf, skippedWithout, withinRateLimit } from './scripts.js';

/** Variables of the environment for the ids of the examples: `orderId` for that of the sample order. */
export const idVariables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sampleIds).map(([name, id]) => [`${name}Id`, id]),
);

/**
 * The operations of the document as a Postman collection, v2.1: a folder for each tag, with requests that the
 * environment makes ready to be sent to the demo company, one by one or all in a run: ids of its records are variables,
 * which no converter knows of.
 */
export function postmanCollection({ info, tags, paths }: CollectedDocument): object {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      return { path, method: method.toUpperCase(), operation, step: runSteps[operation.operationId] ?? {} };
    }),
  );
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
    // What is sent and never asked for, such as webhooks, has no request.
    item: folders.filter(({ item }) => item.length > 0),
  };
}

const rankOf = ({ place }: RunStep): number => (place === undefined ? 0 : place === 'first' ? -1 : 1);

/** Statuses that are no failure: redirects too, since a link may lead away. */
const fineStatuses = ({ responses }: CollectedOperation): number[] =>
  Object.keys(responses)
    .map(Number)
    .filter((status) => status < 400);

function itemOf(path: string, method: string, operation: CollectedOperation, step: RunStep): object {
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
    // Browsers follow the link.
    protocolProfileBehavior: { followRedirects: false },
    event: [
      ...(isForm ? [skippedWithout('clientId')] : []),
      checkOf([...fineStatuses(operation), ...(step.alsoFine ?? [])], step.sets),
    ],
  };
}

/** The token endpoint is asked with the client itself, and the token goes into the environment. */
const ofClient = {
  type: 'basic',
  basic: [
    { key: 'username', value: '{{clientId}}', type: 'string' },
    { key: 'password', value: '{{clientSecret}}', type: 'string' },
  ],
};

function urlOf(path: string, parameters: readonly CollectedParameter[], own: RunStep['path'] = {}): object {
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

/** Filters are there to be switched on; what has an example is needed. */
const queryOf = ({ name, description, schema }: CollectedParameter) => ({
  key: name,
  value: valueOf(schema),
  description,
  ...(schema.example === undefined && { disabled: true }),
});

const valueOf = ({ example }: CollectedParameter['schema']): string => withVariables(example ?? '');

/** Ids of the samples are those of the environment. */
const withVariables = (text: string): string =>
  Object.entries(idVariables).reduce((replaced, [name, id]) => replaced.replaceAll(id, `{{${name}}}`), text);
