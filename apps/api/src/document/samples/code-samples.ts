import { type Json, routesOf } from '../openapi/json.js';
import { phpSample } from './php-sample.js';
import { pythonSample } from './python-sample.js';
import { sampledOperation, type SampleNames, addressOf, type SampledOperation } from './sampled-operation.js';
import { typescriptSample } from './typescript-sample.js';
import { json, literal } from './literal.js';

/** Command that sends the request of an operation. */
function curlSample(operation: SampledOperation): string {
  const { baseUrl, method, body, isPublic, isForm, isIdempotent, returns } = operation;
  const address = baseUrl + addressOf(operation, (variable) => `$${variable}`);
  const isDefault = method === 'GET' || (method === 'POST' && (body !== undefined || isForm));
  const parts = [
    `curl -sS --fail-with-body${returns === 'file' ? ' -OJ' : ''} "${address}"`,
    ...(method === 'HEAD' ? ['--head'] : isDefault ? [] : [`-X ${method}`]),
    ...(isPublic ? [] : ['-H "Authorization: Bearer $PARTNER_KEY"']),
    ...(isForm ? ['-u "$CLIENT_ID:$CLIENT_SECRET"', '-d grant_type=client_credentials'] : []),
    ...(isIdempotent ? ['-H "Idempotency-Key: $(date +%s)-$$"'] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d '${textOf(body)}'`] : []),
    ...(returns === 'redirect' ? ["-o /dev/null -w '%{redirect_url}\\n'"] : []),
  ];
  return parts.join(' \\\n  ');
}

/** JSON for single quotes of a shell. */
const textOf = (body: object): string => literal(body, json).replaceAll("'", String.raw`'\''`);

/** Names in the committed document. A deployment replaces them with its own. */
export const committedNames: SampleNames = { baseUrl: 'http://127.0.0.1:3000', sdk: '@partner/sdk' };

/**
 * Adds samples to every operation as `x-codeSamples`: for curl, and for TypeScript, PHP and Python with the clients.
 * Their credential is the environment variable `PARTNER_KEY`. `x-client-name` is the name in the clients.
 */
export function addCodeSamples(document: Json, names: SampleNames): void {
  for (const { path, method, operation } of routesOf(document)) {
    const sampled = sampledOperation(path, method, operation, names);
    operation['x-client-name'] = sampled.name;
    operation['x-codeSamples'] = [
      { lang: 'Shell', label: 'curl', source: curlSample(sampled) },
      { lang: 'TypeScript', label: 'TypeScript', source: typescriptSample(sampled) },
      { lang: 'PHP', label: 'PHP', source: phpSample(sampled) },
      { lang: 'Python', label: 'Python', source: pythonSample(sampled) },
    ];
  }
}
