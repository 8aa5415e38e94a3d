/** Description of a setting, for operators. */
export interface SettingDescription {
  /** The environment variable. */
  readonly name: string;
  /** The accepted values. */
  readonly type: string;
  readonly meaning: string;
  /** The default. */
  readonly unset: string;
}

const described = new Map<string | symbol, Partial<SettingDescription>>();

/** Records a part of the description of a property's setting. */
export function describe(property: string | symbol, part: Partial<SettingDescription>): void {
  described.set(property, { ...described.get(property), ...part });
}

/** Lists every setting, in the order of the properties of `Settings`. */
export const describedSettings = (): readonly SettingDescription[] =>
  [...described.values()].map(({ name = '', type = '', meaning = '', unset = '' }) => ({ name, type, meaning, unset }));
