import { type Actor, type Aggregate, DomainError, type Money, type RecordState, subtract } from '@partner/kernel';

/**
 * Checks the first changed record with an amount: the others follow from it, as an order from its payment (A17).
 * @throws DomainError `forbidden` above the limit of the actor.
 */
export function checkConfirmLimit({ confirmLimit }: Actor, records: Iterable<Aggregate<RecordState>>): void {
  if (confirmLimit === undefined) return;
  const changed = [...records].find(({ isChanged, amount }) => isChanged && amount !== null);
  if (!changed || !subtract(confirmLimit, changed.amount as Money).startsWith('-')) return;
  const message = `the amount ${changed.amount} is above the limit ${confirmLimit} of this credential`;
  throw new DomainError('forbidden', 'above_confirm_limit', message, { reason: 'A person has to confirm it.' });
}
