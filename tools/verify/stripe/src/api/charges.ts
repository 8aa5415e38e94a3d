import { noSuch } from '../http/stripe-error.js';
import type { Handler } from './call.js';
import { createdFilter, list, listParameters } from './list.js';

export const retrieveCharge: Handler = ({ account, id, parameters }) => {
  parameters.allow('expand');
  const found = account.charges.get(id);
  if (!found) throw noSuch('charge', id, 'charge');
  return found;
};

export const listCharges: Handler = ({ account, parameters, path }) => {
  parameters.allow(...listParameters, 'created', 'payment_intent');
  const intent = parameters.text('payment_intent');
  const created = createdFilter(parameters);
  const wanted = account.charges
    .all()
    .filter((charge) => created(charge) && (!intent || charge.payment_intent === intent));
  return list(wanted, parameters, path);
};
