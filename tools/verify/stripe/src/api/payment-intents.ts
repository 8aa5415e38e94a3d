import { noSuch } from '../http/stripe-error.js';
import type { Handler } from './call.js';
import { createdFilter, list, listParameters } from './list.js';

export const retrievePaymentIntent: Handler = ({ account, id, parameters }) => {
  parameters.allow('expand');
  const found = account.paymentIntents.get(id);
  if (!found) throw noSuch('payment_intent', id, 'intent');
  return found;
};

export const listPaymentIntents: Handler = ({ account, parameters, path }) => {
  parameters.allow(...listParameters, 'created');
  return list(account.paymentIntents.all().filter(createdFilter(parameters)), parameters, path);
};
