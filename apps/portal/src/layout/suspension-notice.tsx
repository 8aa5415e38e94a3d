import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { companyQuery } from '../api/queries';
import { Notice } from '../ui/notice';
import { Time } from '../ui/time';

/** Notice on every page while the company is suspended. */
export function SuspensionNotice() {
  const { data } = useQuery(companyQuery);
  if (!data?.suspension) return null;
  const { by, since } = data.suspension;
  return (
    <Notice tone="bad" title="API access is suspended">
      {by ?? 'The operator of the API'} suspended it <Time at={since} />. <Link to="/credentials">View and resume</Link>
    </Notice>
  );
}
