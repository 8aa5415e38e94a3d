import type { Credential } from '../api/types';

/** Limits of a credential as a form has them. */
export interface Limits {
  /** Day in UTC, or empty for none. */
  readonly expiry: string;
  /** One address or range per line. */
  readonly addresses: string;
}
export const noLimits: Limits = { expiry: '', addresses: '' };

export const storedLimits = ({
  expiresAt,
  allowedAddresses,
}: Pick<Credential, 'expiresAt' | 'allowedAddresses'>): Limits => ({
  expiry: expiresAt?.slice(0, 10) ?? '',
  addresses: allowedAddresses?.join('\n') ?? '',
});

/** Limits as the server takes them: the credential expires at the end of the day. */
export const limitsBody = ({ expiry, addresses }: Limits) => ({
  expiresAt: expiry === '' ? null : `${expiry}T23:59:59Z`,
  allowedAddresses: addresses.trim() === '' ? null : addresses.trim().split(/[\s,]+/),
});

/** As `limitsBody`, without those that are as before: a stored expiry may be at any time of its day. */
export function changedLimits(before: Limits, after: Limits): Partial<ReturnType<typeof limitsBody>> {
  const { expiresAt, allowedAddresses } = limitsBody(after);
  return {
    ...(after.expiry !== before.expiry && { expiresAt }),
    ...(after.addresses !== before.addresses && { allowedAddresses }),
  };
}
