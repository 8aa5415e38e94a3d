import { type Json, memberOf } from '../openapi/json.js';
import { curlSample } from './curl-sample.js';
import { pythonSample } from './python-sample.js';
import { sampledOperation, type SampleNames } from './sampled-operation.js';
import { typescriptSample } from './typescript-sample.js';

/** Names in the committed document. A deployment replaces them with its own. */
const committed: SampleNames = { baseUrl: 'http://127.0.0.1:3000', sdk: '@partner/sdk' };

/**
 * Adds samples to every operation as `x-codeSamples`: for curl, for TypeScript with the SDK, and for Python with the
 * standard library. Their credential is the environment variable `PARTNER_KEY`.
 */
export function addCodeSamples(document: Json, names: SampleNames = committed): void {
  for (const [path, operations] of Object.entries(memberOf(document, 'paths'))) {
    for (const [method, operation] of Object.entries(operations)) {
      const sampled = sampledOperation(path, method, operation as Json, names);
      (operation as Record<string, unknown>)['x-codeSamples'] = [
        { lang: 'Shell', label: 'curl', source: curlSample(sampled) },
        { lang: 'TypeScript', label: 'TypeScript', source: typescriptSample(sampled) },
        { lang: 'Python', label: 'Python', source: pythonSample(sampled) },
      ];
    }
  }
}
