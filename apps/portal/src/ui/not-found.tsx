import { Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { rich, t } from '../i18n';

export function NotFound() {
  return (
    <Stack p="xl" component="main">
      <Title order={1}>{t('Page not found')}</Title>
      <Text>
        {rich('This page does not exist. <link>Go to the portal</link>', {
          link: (content) => <Link to="/">{content}</Link>,
        })}
      </Text>
    </Stack>
  );
}
