import { Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rich, t } from '../i18n';

export function NotFound() {
  useEffect(() => {
    document.title = t('{title} · Developer portal', { title: t('Page not found') });
  }, []);
  return (
    <Stack p="xl" component="main" className="main">
      <Title order={1}>{t('Page not found')}</Title>
      <Text>
        {rich('This page does not exist. <link>Go to the portal</link>', {
          link: (content) => <Link to="/">{content}</Link>,
        })}
      </Text>
    </Stack>
  );
}
