import { destinationProblem } from '@partner/http-client';
import { invalid } from '@partner/kernel';
import type { EndpointRules } from '../application/ports/subscriptions.js';
import { webhookUrl } from '../domain/subscription/webhook-url.js';

/** Returns the rules of a deployment for endpoints (E7). */
export const endpointRules = (rules: Omit<EndpointRules, 'check'>): EndpointRules => ({
  ...rules,
  check: async (url) => {
    const problem = await destinationProblem(webhookUrl(url, rules), rules);
    if (problem !== undefined) throw invalid(`the URL cannot be used: ${problem}`, 'invalid_field', { field: 'url' });
  },
});
