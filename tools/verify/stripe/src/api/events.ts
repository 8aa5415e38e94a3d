import { invalid, noSuch } from '../http/stripe-error.js';
import type { Handler } from './call.js';
import { createdFilter, list, listParameters } from './list.js';

export const retrieveEvent: Handler = ({ account, id, parameters }) => {
  parameters.allow('expand');
  const found = account.events.get(id);
  if (!found) throw noSuch('event', id, 'id');
  return found;
};

export const listEvents: Handler = ({ account, parameters, path }) => {
  parameters.allow(...listParameters, 'created', 'type', 'types');
  const created = createdFilter(parameters);
  const [type, types] = [parameters.text('type'), parameters.texts('types')];
  if (type && types.length > 0) throw invalid('You may not specify both type and types.', 'types');
  if (types.length > 20) throw invalid('You may specify up to 20 types.', 'types');
  const matches = type ? matcher([type]) : matcher(types);
  return list(
    account.events.all().filter((event) => created(event) && matches(event.type)),
    parameters,
    path,
  );
};

/** Matches event types. A trailing `*` is a wildcard. */
function matcher(types: readonly string[]): (type: string) => boolean {
  if (types.length === 0) return () => true;
  return (type) =>
    types.some((wanted) => (wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted));
}
