import { allScopes } from '@partner/access';
import type { ContextDeclaration } from '@partner/kernel';
import { errorCatalogue } from '@partner/http';
import { releaseVersion } from '@partner/runtime';
import type { DocumentOptions } from './document/openapi/document.js';
import { bodyExamples, pathExamples } from './document/request-examples.js';
import { propertyTexts } from './document/property-texts.js';
import { propertyUnits } from './document/property-units.js';
import { tags } from './document/tags.js';
import { webhooks } from './document/webhooks.js';
import type { Links } from './document/openapi/links.js';

const line: Readonly<Record<string, string>> = { id: '$request.path.id', lineId: '$response.body#/lineId' };

/** Links of operations that create something other than a record with an id. */
const ownLinks: Readonly<Record<string, Links>> = {
  createConfiguratorSession: { leaveConfigurator: { sessionId: '$response.body#/sessionId' } },
  createOrderLineItem: { deleteOrderLineItem: line },
  createQuoteLineItem: { deleteQuoteLineItem: line },
  createSandbox: { getMe: {} },
  createPaymentLink: { listOrderPayments: { id: '$request.path.id' } },
};

/** Returns `read leads` for `partner-api.leads.read`. */
const granted = (scope: string): string => {
  const [, area = '', action = ''] = scope.split('.');
  return `${action} ${area.replaceAll('-', ' ')}`;
};

/**
 * Parts of the OpenAPI document that are not derived from controllers.
 * @param headerPrefix beginning of the names of the webhook headers (E12).
 */
export const documentOptions = (contexts: readonly ContextDeclaration[], headerPrefix: string): DocumentOptions => ({
  title: 'Partner API',
  description: [
    'API to read and write the data of one company. Every credential belongs to exactly one company.',
    'Start with the [guides](/docs/guides/quick-start): first requests, synchronization and error handling.',
    'Ids are 24 hexadecimal characters. Timestamps are RFC 3339 in UTC. Unset fields are absent.',
    'Ignore unknown fields, statuses and event types: v1 can add new ones.',
  ].join('\n\n'),
  version: releaseVersion(),
  contact: { name: 'The company whose data you access' },
  license: { name: 'For partners, under their agreement with the company', identifier: 'LicenseRef-Partner-Agreement' },
  scopes: Object.fromEntries(allScopes.map((scope) => [scope, granted(scope)])),
  tags,
  webhooks: webhooks(contexts, headerPrefix),
  links: ownLinks,
  examples: { path: pathExamples, body: bodyExamples },
  properties: {
    descriptions: { ...propertyTexts, 'Error.code': codesText(contexts) },
    units: propertyUnits,
  },
});

/** Describes `code` of an error with all its values (R80). */
const codesText = (contexts: readonly ContextDeclaration[]): string => {
  const codes = errorCatalogue(contexts).map(({ code }) => `\`${code}\``);
  return `Machine-readable error code, as an open enum: ${codes.join(', ')}.`;
};
