/** Kind of a second factor. */
export type FactorKind = 'totp' | 'passkey';

export interface SecondFactors {
  readonly factors: readonly {
    readonly id: string;
    readonly kind: FactorKind;
    readonly name: string;
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
  }[];
  readonly recoveryCodesLeft: number;
  /** True if the company requires a second factor. */
  readonly isRequired: boolean;
}

/** Response to an added factor. */
export interface Added {
  readonly csrfToken: string;
  readonly recoveryCodes?: readonly string[];
}
