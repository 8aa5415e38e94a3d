import { Loader, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { searchQuery } from '../api/queries';
import { Dialog } from '../ui/dialog';
import { Failed } from '../ui/failed';
import { type PortalPage, type Result, resultsOf } from './search-results';

interface SearchDialogProps {
  readonly pages: readonly PortalPage[];
  readonly onClose: () => void;
}

/** Search by any ID, number or email. Arrow keys choose a result and Enter opens it. */
export default function SearchDialog({ pages, onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [settled] = useDebouncedValue(text.trim(), 150);
  const search = useQuery(searchQuery(settled));
  const router = useRouter();
  const isCurrent = settled === text.trim() && !search.isFetching;
  const results = resultsOf(text.trim(), isCurrent ? (search.data ?? []) : [], pages);
  const open = ({ href }: Result): void => {
    onClose();
    router.history.push(href);
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const result = results[chosen];
    if (step !== undefined && results.length > 0) setChosen((chosen + step + results.length) % results.length);
    else if (event.key === 'Enter' && result && isCurrent) open(result);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Search" size="lg">
      <TextInput
        data-autofocus
        aria-label="Search by ID, number, serial number or email"
        placeholder="ID, number, serial number, request ID or customer email"
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls="search-results"
        aria-activedescendant={results[chosen] && `result-${chosen}`}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={press}
        rightSection={isCurrent ? undefined : <Loader size="xs" aria-label="Searching" />}
      />
      <Failed error={search.error} />
      <div id="search-results" role="listbox" aria-label="Results" className="results">
        {[...Map.groupBy(results, ({ group }) => group)].map(([group, its]) => (
          <div key={group} role="group" aria-label={group}>
            <Text size="xs" fw={650} c="dimmed" mt="sm" aria-hidden>
              {group}
            </Text>
            {its.map((result) => (
              <div
                key={result.key}
                id={`result-${results.indexOf(result)}`}
                role="option"
                aria-selected={result === results[chosen]}
                ref={(element) => {
                  if (result === results[chosen]) element?.scrollIntoView({ block: 'nearest' });
                }}
                onMouseMove={() => setChosen(results.indexOf(result))}
                onClick={() => open(result)}
              >
                <span>{result.title}</span> <span className="mono">{result.detail}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <Text size="sm" c="dimmed" role="status">
        {isCurrent && text.trim() !== '' && search.data?.length === 0 && results.every(({ group }) => group !== 'Pages')
          ? 'No record has this ID, number or email. Enter the whole value: parts are not found.'
          : ''}
      </Text>
    </Dialog>
  );
}
