/** An invalid setting. The message is one line that names the variable and never shows a secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(
    readonly variable: string,
    rule: string,
  ) {
    super(`${variable} ${rule}`);
  }
}
