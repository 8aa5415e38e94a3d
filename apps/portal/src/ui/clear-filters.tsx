import { Button } from '@mantine/core';

/** Button that clears all filters. The clear icons inside the fields cannot be reached with the keyboard. */
export function ClearFilters({ isSet, onClear }: { readonly isSet: boolean; readonly onClear: () => void }) {
  if (!isSet) return null;
  return (
    <Button variant="subtle" onClick={onClear}>
      Clear filters
    </Button>
  );
}
