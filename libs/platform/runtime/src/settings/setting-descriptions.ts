/** A setting in words, for operators. */
export interface SettingDescription {
  /** The variable of the environment. */
  readonly name: string;
  /** What its value must be. */
  readonly type: string;
  readonly meaning: string;
  /** What it is when it is not set. */
  readonly unset: string;
}

const described = new Map<string | symbol, Partial<SettingDescription>>();

/** Notes a part of what is said about the setting that a property holds. */
export function describe(property: string | symbol, part: Partial<SettingDescription>): void {
  described.set(property, { ...described.get(property), ...part });
}

/** Every setting, in the order in which the properties of `Settings` are declared. */
export const describedSettings = (): readonly SettingDescription[] =>
  [...described.values()].map(({ name = '', type = '', meaning = '', unset = '' }) => ({ name, type, meaning, unset }));
