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

/** Link to an event. */
export const EventLink = ({ id }: { readonly id: string }) => (
  <Link to="/events/$id" params={{ id }} className="mono">
    {id}
  </Link>
);

/** Link to the trace of a request. */
export const TraceLink = ({ requestId }: { readonly requestId: string }) => (
  <Link to="/trace" search={{ requestId }} className="mono">
    {requestId}
  </Link>
);

interface RecordLinkProps {
  readonly type: string;
  readonly id: string;
  readonly title?: string;
}

/** Link to the page of a record, or to its events if records of this type have no page. */
export function RecordLink({ type, id, title = id }: RecordLinkProps) {
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
