import { invalid } from '@partner/kernel';

/** Flat attributes (§2.16, §4.3.2), or `selectedCategories` in the portal's format, stored as given (R31). */
export type Configuration = Readonly<Record<string, unknown>>;

/** @throws DomainError `invalid` for flat attributes beside `selectedCategories`, and for an empty configuration. */
export function checkConfiguration(configuration: Configuration): void {
  const { selectedCategories, ...flat } = configuration;
  const attributes = Object.values(flat).filter((value) => value !== undefined);
  if (selectedCategories !== undefined && attributes.length > 0) {
    throw invalid('configuration: selectedCategories cannot be combined with other attributes', 'invalid_field', {
      field: 'configuration.selectedCategories',
    });
  }
  if (selectedCategories === undefined && attributes.length === 0)
    throw invalid('configuration must not be empty', 'invalid_field', { field: 'configuration' });
}
