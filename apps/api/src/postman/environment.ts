import { samples } from '@partner/kernel';
import { idVariables } from './collection.js';

interface Variable {
  readonly key: string;
  readonly value: string;
  readonly type: 'default' | 'secret';
  readonly enabled: true;
}

const variable = (key: string, value: string, type: Variable['type'] = 'default'): Variable => ({
  key,
  value,
  type,
  enabled: true,
});

/** Environment of the collection: base URL, API key, and the fixed ids of the demo company. */
export const postmanEnvironment = {
  id: '65f0c0ff-ee00-4000-8000-000000000002',
  name: 'Partner API, demo company',
  values: [
    variable('baseUrl', 'http://127.0.0.1:3000'),
    // An API key, or an access token from the token endpoint.
    variable('token', '', 'secret'),
    variable('clientId', ''),
    variable('clientSecret', '', 'secret'),
    ...Object.entries(idVariables).map(([key, id]) => variable(key, id)),
    // Records that a run creates or finds and then uses. The initial values are of the demo company.
    variable('createdLocationId', samples.ids.location),
    variable('createdCustomerId', samples.ids.customer),
    variable('createdLeadId', samples.ids.lead),
    variable('createdQuoteId', samples.ids.quoteToConvert),
    variable('createdOrderId', samples.ids.order),
    variable('openBuildId', samples.ids.workOrder),
    variable('lineKey', samples.lineKey),
    // Set from responses only.
    ...['eventId', 'downloadToken', 'launchToken', 'sessionId'].map((key) => variable(key, '')),
  ],
  _postman_variable_scope: 'environment',
};
