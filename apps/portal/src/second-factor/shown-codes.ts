import type { ShownSecret } from '../ui/secret-dialog';

/** Content of the dialog that shows the recovery codes once. */
export const shownCodes = (codes: readonly string[]): ShownSecret => ({
  title: 'Your recovery codes',
  values: [['Recovery codes', codes.join('\n')]],
  hint: 'Each code signs you in once if you lose your second factor. Keep them in a safe place.',
});
