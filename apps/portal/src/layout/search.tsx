import { Button, Loader, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure, useHotkeys } from '@mantine/hooks';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { searchQuery, sessionQuery } from '../api/queries';
import { Dialog } from '../ui/dialog';
import { Failed } from '../ui/failed';
import { SearchIcon } from '../ui/icons';
import { isOfRouter, type MenuPage } from './menu';
import { type Result, resultsOf, withoutSecret } from './search-results';

/** Opens the search by a click, or by Ctrl-K on every page. */
export function SearchButton({ pages }: { readonly pages: readonly MenuPage[] }) {
  const [isOpen, { open, close }] = useDisclosure();
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <Button variant="default" onClick={open} px="sm" aria-label="Search" aria-keyshortcuts="Control+K" title="Ctrl K">
        <SearchIcon />
        <span className="on-wide">&nbsp;Search</span>
      </Button>
      {isOpen && <SearchDialog pages={pages} onClose={close} />}
    </>
  );
}

interface SearchDialogProps {
  readonly pages: readonly MenuPage[];
  readonly onClose: () => void;
}

/**
 * Search of the portal. Arrow keys choose a result and Enter opens it. Its code is part of the page and its field has
 * the focus at once, so that it gets the letters that are typed right after its hotkey.
 */
function SearchDialog({ pages, onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [settled] = useDebouncedValue(withoutSecret(text), 150);
  const search = useQuery(searchQuery(settled));
  const router = useRouter();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const sought = withoutSecret(text);
  const isCurrent = settled === sought && !search.isFetching;
  const errorPage = `${session.apiUrl}/docs/guides/errors`;
  const results = resultsOf(sought, isCurrent ? (search.data ?? []) : [], { pages, errorPage });
  const open = ({ href }: Result): void => {
    onClose();
    if (isOfRouter(href)) router.history.push(href);
    else location.assign(href);
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
    <Dialog onClose={onClose} title="Search" size="lg">
      <TextInput
        autoFocus
        data-autofocus
        aria-label="Search by ID, number, name, email, page or error code"
        placeholder="order 1042, an ID, name, email, page or error code"
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
        {isCurrent && sought !== '' && search.data?.length === 0 && results.every(({ group }) => group !== 'Pages')
          ? 'Nothing has this ID, number, email or name. Enter a number, an ID or an email as a whole.'
          : ''}
      </Text>
    </Dialog>
  );
}
