import { Button, Group, Loader, Table, Text } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../api/types';
import { Failed } from './failed';

interface PagedTableProps<Item> {
  readonly label: string;
  readonly columns: readonly string[];
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  readonly keyOf: (item: Item) => string;
  readonly cells: (item: Item) => readonly ReactNode[];
  readonly empty: ReactNode;
}

/** Table with a button that loads the next page. */
export function PagedTable<Item>({ label, columns, query, keyOf, cells, empty }: PagedTableProps<Item>) {
  const items = query.data?.pages.flatMap(({ data }) => data) ?? [];
  if (query.isPending) return <Loader aria-label="Loading" />;
  // After a failure, the items that are known stay. The reader looks where they clicked.
  const failed = <Failed error={query.error} />;
  if (!query.data) return failed;
  return (
    <>
      {!query.isFetchNextPageError && failed}
      <PlainTable
        label={label}
        columns={columns}
        rows={items.map((item) => [keyOf(item), cells(item)])}
        empty={query.hasNextPage ? undefined : empty}
      />
      {query.isFetchNextPageError && failed}
      {query.hasNextPage && (
        <Group>
          <Button variant="default" onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
            {items.length === 0 ? 'Nothing found yet. Search older entries' : 'Load more'}
          </Button>
        </Group>
      )}
    </>
  );
}

interface PlainTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Absent while they are loaded. */
  readonly rows?: readonly (readonly [key: string, cells: readonly ReactNode[]])[];
  /** Text in place of a table without rows. */
  readonly empty?: ReactNode;
}

/** Table that scrolls horizontally, also with the keyboard. */
export function PlainTable({ label, columns, rows, empty }: PlainTableProps) {
  if (!rows) return null;
  if (rows.length === 0) return empty ? <Text c="dimmed">{empty}</Text> : null;
  return (
    <div className="scroll panel" tabIndex={0} role="region" aria-label={label}>
      <Table className="table" highlightOnHover verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([key, cells]) => (
            <Table.Tr key={key}>
              {cells.map((cell, index) => (
                <Table.Td key={columns[index]}>
                  <div className="cell">{cell}</div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
