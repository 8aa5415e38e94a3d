import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchQuery } from '../api/queries';
import { recordNames } from '../ui/record-link';

interface RecordFilterProps {
  readonly id: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** Chooses a record by its ID, number, serial number, email or name. */
export function RecordFilter({ id, onChange }: RecordFilterProps) {
  const [text, setText] = useState(id ?? '');
  const [settled] = useDebouncedValue(text.trim(), 150);
  const combobox = useCombobox();
  const { data = [] } = useQuery(searchQuery(settled === id ? '' : settled));
  const records = data.filter(({ kind }) => kind in recordNames);
  const choose = (value: string): void => {
    setText(value);
    onChange(value);
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          label="Record"
          placeholder="Number, name, email or ID"
          w={260}
          value={text}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setText(value);
            combobox.openDropdown();
            if (value === '' || /^[0-9a-f]{24}$/.test(value.trim())) onChange(value.trim() || undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={records.length === 0}>
        <Combobox.Options aria-label="Records">
          {records.map((one) => (
            <Combobox.Option key={one.kind + one.id} value={one.id}>
              {recordNames[one.kind]} {one.title} {one.detail}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
