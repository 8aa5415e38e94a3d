import { allScopes } from '@partner/access';
import type { ContextDeclaration } from '@partner/kernel';
import { errorCatalogue } from './document/error-catalogue.js';
import type { DocumentOptions } from './document/openapi/document.js';
import { bodyExamples, pathExamples } from './document/request-examples.js';
import { propertyTexts } from './document/property-texts.js';
import { propertyUnits } from './document/property-units.js';
import { tags } from './document/tags.js';
import { webhooks } from './document/webhooks.js';

/** `partner-api.leads.read` → `read leads`. */
const granted = (scope: string): string => {
  const [, area = '', action = ''] = scope.split('.');
  return `${action} ${area.replaceAll('-', ' ')}`;
};

/** What the OpenAPI document says beside what the code says. */
export const documentOptions = (contexts: readonly ContextDeclaration[]): DocumentOptions => ({
  title: 'Partner API',
  description: [
    'The [guides](/docs/guides/quick-start) say how to begin, how to keep a copy, and what can go wrong.',
    'Read and write the data of one company. Every credential belongs to exactly one company.',
    'Ids are 24 hex characters. Timestamps are RFC 3339 in UTC. Fields that are unset are absent.',
    'Ignore fields, statuses and event types that you do not know: within v1 there will be more of them.',
  ].join('\n\n'),
  version: '1.0.0',
  contact: { name: 'The company whose data you use' },
  license: { name: 'For partners, under their agreement with the company', identifier: 'LicenseRef-Partner-Agreement' },
  scopes: Object.fromEntries(allScopes.map((scope) => [scope, granted(scope)])),
  tags,
  webhooks: webhooks(contexts),
  examples: { path: pathExamples, body: bodyExamples },
  properties: {
    descriptions: { ...propertyTexts, 'Error.code': codesText(contexts) },
    units: propertyUnits,
  },
});

/** What the code of an error can be (R80). */
const codesText = (contexts: readonly ContextDeclaration[]): string => {
  const codes = errorCatalogue(contexts).map(({ code }) => `\`${code}\``);
  return `What is wrong, for programs. An open enum: ${codes.join(', ')}.`;
};
