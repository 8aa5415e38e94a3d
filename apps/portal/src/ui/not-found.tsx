import { Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function NotFound() {
  return (
    <Stack p="xl" component="main">
      <Title order={1}>Page not found</Title>
      <Text>
        This page does not exist. <Link to="/">Go to the portal</Link>
      </Text>
    </Stack>
  );
}
