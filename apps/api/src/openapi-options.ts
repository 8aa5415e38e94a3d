import { allScopes } from '@partner/access';
import type { DocumentOptions } from '@partner/http';

/** `partner-api.leads.read` → `read leads`. */
const granted = (scope: string): string => {
  const [, area = '', action = ''] = scope.split('.');
  return `${action} ${area.replaceAll('-', ' ')}`;
};

/** What the OpenAPI document says beside what the code says. */
export const documentOptions: DocumentOptions = {
  title: 'Partner API',
  description: [
    'Read and write the data of one company. Every credential belongs to exactly one company.',
    'Ids are 24 hex characters. Timestamps are RFC 3339 in UTC. Fields that are unset are absent.',
    'Ignore fields, statuses and event types that you do not know: within v1 there will be more of them.',
  ].join('\n\n'),
  version: '1.0.0',
  scopes: Object.fromEntries(allScopes.map((scope) => [scope, granted(scope)])),
};
