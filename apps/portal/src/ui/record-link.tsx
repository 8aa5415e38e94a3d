import { Link } from '@tanstack/react-router';

/** Names of the records that have a page. */
export const recordNames: Readonly<Record<string, string>> = {
  lead: 'Lead',
  quote: 'Quote',
  order: 'Order',
  work_order: 'Work order',
  customer: 'Customer',
  payment: 'Payment',
  location: 'Location',
  product: 'Product',
  user: 'User',
};

/** Link to the page of a record, or to its events if records of this type have no page. */
export function RecordLink({
  type,
  id,
  title = id,
}: {
  readonly type: string;
  readonly id: string;
  readonly title?: string;
}) {
  const className = title === id ? 'mono' : undefined;
  return type in recordNames ? (
    <Link to="/records/$kind/$id" params={{ kind: type, id }} className={className}>
      {title}
    </Link>
  ) : (
    <Link to="/events" search={{ resourceId: id }} className={className}>
      {title}
    </Link>
  );
}
