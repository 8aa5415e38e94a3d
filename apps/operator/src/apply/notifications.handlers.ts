import { Flag, OneOf, Text, WebAddress } from '@partner/http';
import { type CrmProvider, crmProviders, PutCrmConnection } from '@partner/notifications';
import { put, type ContextHandlers } from './handler.js';

/** The company's only CRM connection (§4.7). `"active": false` disconnects it. The token is never shown again. */
class CrmConnectionLine {
  @OneOf(crmProviders) provider?: CrmProvider;
  @Text({ min: 1, max: 2000, pattern: /^[\x21-\x7e]+$/, form: 'ASCII without spaces' }) accessToken?: string;
  @WebAddress({ clearable: true }) baseUrl?: string | null;
  @Flag() active?: boolean;
}

export const notificationsHandlers: ContextHandlers = {
  puts: {
    'crm-connection': put({ line: CrmConnectionLine, needs: ['provider', 'accessToken'], useCase: PutCrmConnection }),
  },
};
