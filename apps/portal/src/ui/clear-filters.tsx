import { Button } from '@mantine/core';

/** Looks for everything again: the crosses inside the fields are out of the keyboard's reach. */
export function ClearFilters({ isSet, onClear }: { readonly isSet: boolean; readonly onClear: () => void }) {
  return (
    <Button variant="subtle" onClick={onClear} disabled={!isSet}>
      Clear filters
    </Button>
  );
}
