import { Button } from '@mantine/core';

/** Looks for everything again: the crosses inside the fields are out of the keyboard's reach. */
export function ClearFilters({ isSet, onClear }: { readonly isSet: boolean; readonly onClear: () => void }) {
  if (!isSet) return null;
  return (
    <Button variant="subtle" onClick={onClear}>
      Clear filters
    </Button>
  );
}
