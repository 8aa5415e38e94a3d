import { Select, type SelectProps } from '@mantine/core';

interface FilterSelectProps<Name extends string> extends Pick<SelectProps, 'label' | 'data' | 'w' | 'searchable'> {
  readonly name: Name;
  readonly filters: { readonly [Key in Name]?: string };
  readonly set: (changed: { readonly [Key in Name]?: never }) => void;
}

/** Filter with a choice of values; all if none is chosen. */
export const FilterSelect = <Name extends string>({ name, filters, set, ...props }: FilterSelectProps<Name>) => (
  <Select
    placeholder="All"
    clearable
    value={filters[name] ?? null}
    onChange={(value) => set({ [name]: value ?? undefined } as Parameters<typeof set>[0])}
    {...props}
  />
);
