import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { csvOf } from './csv';
import { Failed } from './failed';

interface ExportProps {
  /** Name of the file without its ending. */
  readonly name: string;
  /** Loads all rows. */
  readonly load: () => Promise<readonly object[]>;
}

/** Button that saves rows as CSV or JSON. */
export function ExportButton({ name, load }: ExportProps) {
  const save = useMutation({
    mutationFn: async (format: 'csv' | 'json') => {
      const rows = (await load()) as readonly Readonly<Record<string, unknown>>[];
      const text = format === 'json' ? JSON.stringify(rows, null, 2) : csvOf(rows);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([text], { type: format === 'json' ? 'application/json' : 'text/csv' }));
      link.download = `${name}.${format}`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" loading={save.isPending}>
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save.mutate('csv')}>CSV</Menu.Item>
          <Menu.Item onClick={() => save.mutate('json')}>JSON</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Failed error={save.error} />
    </>
  );
}
