import { invalid } from '@partner/kernel';

/** The flat attributes of a configuration (§2.16, §4.3.2). */
export const configurationAttributes = [
  'model',
  'siding',
  'sidingColor',
  'trimColor',
  'roofMaterial',
  'roofColor',
] as const;

/** What is configured: flat attributes, or `selectedCategories` in the portal's shape, kept as given (R31). */
export type Configuration = Readonly<Record<string, unknown>>;

/**
 * @throws DomainError `invalid` for flat attributes beside `selectedCategories`, and for a configuration of nothing.
 */
export function checkConfiguration(configuration: Configuration): void {
  const { selectedCategories, ...flat } = configuration;
  const attributes = Object.values(flat).filter((value) => value !== undefined);
  if (selectedCategories !== undefined && attributes.length > 0) {
    throw invalid('configuration: selectedCategories cannot be combined with other attributes');
  }
  if (selectedCategories === undefined && attributes.length === 0) throw invalid('configuration must say something');
}
