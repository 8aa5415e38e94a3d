import { checkDestination, DestinationRefused } from '@partner/http-client';
import { invalid } from '@partner/kernel';
import type { EndpointRules } from '../application/ports/subscriptions.js';
import { webhookUrl } from '../domain/subscription/webhook-url.js';

/** Returns the rules of a deployment for endpoints (E7). */
export const endpointRules = (rules: Omit<EndpointRules, 'check'>): EndpointRules => ({
  ...rules,
  check: (url) =>
    checkDestination(webhookUrl(url, rules), rules).catch((error: unknown) => {
      if (!(error instanceof DestinationRefused)) throw error;
      throw invalid(`the URL cannot be used: ${error.message}`, 'invalid_field', { field: 'url' });
    }),
});
