import { Button } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { SearchIcon } from '../ui/icons';
import type { MenuPage } from './menu';
import { SearchDialog } from './search-dialog';

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
