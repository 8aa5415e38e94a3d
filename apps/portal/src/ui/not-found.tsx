import { Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTitle } from './page';

export function NotFound() {
  useTitle('Page not found');
  return (
    <Stack p="xl" component="main" className="main">
      <Title order={1}>Page not found</Title>
      <Text>
        This page does not exist. <Link to="/">Go to the portal</Link>
      </Text>
    </Stack>
  );
}
