/**
 * Registers the tests of one of the groups that `grouped` in jest.preset.mjs made of the project's spec files. They
 * share all modules and run one after the other.
 */
export async function importGroup(number) {
  for (const file of globalThis.specGroups[number - 1]) await import(file);
}
