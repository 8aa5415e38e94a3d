/** Returns the figures of the shop's books in cents, by queries that share no code with the product. */
export async function books(fixture) {
  const rows = async (text) => fixture.query(text, [fixture.company]);
  const [sums] = await rows(`select
    (select coalesce(sum(amount - refunded_amount), 0)::int from payments where company_id = $1
      and status in ('paid', 'disputed', 'Refunded')) as payments,
    (select coalesce(sum(total_paid) * 100, 0)::int from orders where company_id = $1) as orders,
    (select coalesce(sum(amount), 0)::int from payments where company_id = $1 and link_id is null) as "byHand",
    (select count(*)::int from processor_events where company_id = $1 and outcome = 'received') as waiting,
    (select (max(seq) - min(seq) + 1 - count(*))::int from events where company_id = $1) as gaps`);
  const payments =
    await rows(`select provider_reference as reference, status, amount::int, refunded_amount::int as refunded
    from payments where company_id = $1 and link_id is not null`);
  // A payment has one later event for each change after its first version, and one of each initial type.
  const eventful = await rows(`select p.id, p.version, count(e.id)::int as events,
      count(e.id) filter (where e.occurred_at > p.created_at)::int as later,
      count(e.id) filter (where e.type = 'payment.created')::int as created,
      count(distinct e.type) filter (where e.occurred_at = p.created_at)::int as first_types,
      count(e.id) filter (where e.occurred_at = p.created_at)::int as first
    from payments p left join events e on e.company_id = p.company_id and e.resource_id = p.id
    where p.company_id = $1 group by p.company_id, p.id`);
  const versions = await rows(`select o.id from orders o join events e on e.company_id = o.company_id
      and e.resource_id = o.id where o.company_id = $1 group by o.company_id, o.id
    having count(distinct e.resource_version) <> count(*) or max(e.resource_version) <> o.version`);
  return { ...sums, payments: sums.payments, known: payments, eventful, versions: versions.length };
}

/** Returns the number of payments with extra or missing events. */
export const wrongEvents = ({ eventful }) =>
  eventful.filter(
    ({ version, later, created, first, first_types: types }) =>
      created !== 1 || later !== version - 1 || first !== types,
  ).length;

/** Returns the number of the processor's payments that are missing, duplicated or different here. */
export function differences({ known }, { payments }) {
  const ours = Map.groupBy(known, ({ reference }) => reference);
  const theirs = payments.filter((payment) => isPayment(payment) || ours.has(payment.paymentIntent));
  const wrong = theirs.filter((payment) => {
    const [one, ...more] = ours.get(payment.paymentIntent) ?? [];
    return one === undefined || more.length > 0 || !agrees(one, payment);
  });
  return wrong.length + ours.size - theirs.filter(({ paymentIntent }) => ours.has(paymentIntent)).length;
}

/** A declined card is not a payment while its session is open (R44). */
const isPayment = ({ intentStatus, paymentIntent }) =>
  paymentIntent !== null && ['succeeded', 'processing', 'canceled'].includes(intentStatus);

function agrees({ status, amount, refunded }, payment) {
  if (amount !== payment.amount) return false;
  if (payment.intentStatus === 'processing') return status === 'pending';
  // After a failed bank payment the session can be paid in another way.
  if (['canceled', 'requires_payment_method'].includes(payment.intentStatus)) return status === 'failed';
  if (payment.dispute === 'lost') return status === 'Refunded' && refunded === amount;
  if (refunded !== payment.refunded) return false;
  if (payment.refunded === amount) return status === 'Refunded';
  return status === (payment.dispute && payment.dispute !== 'won' ? 'disputed' : 'paid');
}
