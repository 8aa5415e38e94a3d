import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { scopesQuery } from '../api/queries';

interface PickerProps {
  readonly value: readonly string[];
  readonly onChange: (scopes: readonly string[]) => void;
}

const prefix = 'partner-api.';
const partsOf = (scope: string): readonly [area: string, action: string] =>
  scope.slice(prefix.length).split('.') as unknown as readonly [string, string];

/** Scopes that a kind of program usually needs. */
const presets: readonly { readonly label: string; readonly includes: (area: string, action: string) => boolean }[] = [
  { label: 'Read everything', includes: (_, action) => action === 'read' },
  {
    label: 'Website',
    includes: (area, action) =>
      /^(leads|quotes|site-events|configurator-sessions)$/.test(area)
        ? action === 'write' || area === 'quotes'
        : action === 'read' && /^(lot-stock|locations|products|company)$/.test(area),
  },
  {
    label: 'ERP',
    includes: (area, action) =>
      action === 'read'
        ? !/^(site-events|lot-stock)$/.test(area)
        : action === 'write' && /^(orders|work-orders|customers)$/.test(area),
  },
  { label: 'Select all', includes: () => true },
  { label: 'Clear', includes: () => false },
];

/** Scopes by area, each with a sentence about its content. */
export function ScopePicker({ value, onChange }: PickerProps) {
  const { data: { data: all, areas } = { data: [], areas: {} } } = useQuery(scopesQuery);
  const groups = Map.groupBy(all, (scope) => partsOf(scope)[0]);
  return (
    <Checkbox.Group label="Scopes" value={[...value]} onChange={onChange} withAsterisk>
      <Group gap="xs" my="xs">
        {presets.map(({ label, includes }) => (
          <Button
            key={label}
            variant="default"
            size="compact-xs"
            onClick={() => onChange(all.filter((scope) => includes(...partsOf(scope))))}
          >
            {label}
          </Button>
        ))}
      </Group>
      <Stack gap="xs">
        {[...groups].map(([area, scopes]) => (
          <Group key={area} justify="space-between" align="flex-start" role="group" aria-label={area}>
            <div>
              <Text fw={600} size="sm">
                {area}
              </Text>
              <Text size="sm" c="dimmed">
                {areas[area] ?? ''}
              </Text>
            </div>
            <Group gap="md">
              {scopes.map((scope) => (
                <Checkbox key={scope} value={scope} label={partsOf(scope)[1]} aria-label={scope.slice(prefix.length)} />
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
