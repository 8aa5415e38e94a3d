import { noSuch } from '../http/stripe-error.js';
import type { Handler } from './call.js';
import { createdFilter, list, listParameters } from './list.js';

export const retrieveDispute: Handler = ({ account, id, parameters }) => {
  parameters.allow('expand');
  const found = account.disputes.get(id);
  if (!found) throw noSuch('dispute', id, 'dispute');
  return found;
};

export const listDisputes: Handler = ({ account, parameters, path }) => {
  parameters.allow(...listParameters, 'created', 'charge', 'payment_intent');
  const created = createdFilter(parameters);
  const [charge, intent] = [parameters.text('charge'), parameters.text('payment_intent')];
  const wanted = account.disputes
    .all()
    .filter((row) => created(row) && (!charge || row.charge === charge) && (!intent || row.payment_intent === intent));
  return list(wanted, parameters, path);
};
