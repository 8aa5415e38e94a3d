import { Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import { secondFactorsQuery } from '../api/queries';
import { useAction } from '../api/use-action';
import { Failed } from '../ui/failed';
import { Panel } from '../ui/page';
import { useMay } from '../ui/use-may';
import { isStale, StepUp } from './step-up';

/** Switch that requires a second factor from everybody in the company. */
export function Requirement({ isRequired }: { readonly isRequired: boolean }) {
  const may = useMay();
  const own = useQuery(secondFactorsQuery);
  const change = useAction(['people'], (required: boolean) => call('PUT', 'people/second-factor', { required }));
  const kinds = own.data?.factors.map(({ kind }) => kind) ?? [];
  return (
    <Panel title="Second factor">
      <Stack>
        <Failed error={isStale(change.error) ? null : change.error} />
        <Switch
          label="Require a second factor"
          checked={isRequired}
          disabled={!may('manage') || (!isRequired && kinds.length === 0)}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
        />
        <Text c="dimmed" size="sm">
          People without one must add it before they see your company again. API credentials are not affected.{' '}
          {may('manage') &&
            !isRequired &&
            own.isSuccess &&
            kinds.length === 0 &&
            'To require it, first add one of your own under Security.'}
        </Text>
      </Stack>
      <StepUp change={change} kinds={kinds} repeat={() => change.mutate(!isRequired)} />
    </Panel>
  );
}
