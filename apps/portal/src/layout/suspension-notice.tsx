import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { companyQuery } from '../api/queries';
import { rich, t } from '../i18n';
import { Notice } from '../ui/notice';
import { Time } from '../ui/time';

/** Notice on every page while the company is suspended. */
export function SuspensionNotice() {
  const { data } = useQuery(companyQuery);
  if (!data?.suspension) return null;
  const { by, since } = data.suspension;
  return (
    <Notice tone="bad" title={t('API access is suspended')}>
      {rich('{by} suspended it {time}. <link>View and resume</link>', {
        by: by ?? t('The operator of the API'),
        time: <Time at={since} />,
        link: (content) => <Link to="/access">{content}</Link>,
      })}
    </Notice>
  );
}
