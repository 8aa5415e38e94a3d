import { json, literal } from './literal.js';
import { addressOf, type SampledOperation } from './sampled-operation.js';

/** Command that sends the request of an operation. */
export function curlSample(operation: SampledOperation): string {
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
