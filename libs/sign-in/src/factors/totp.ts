import type { Id } from '@partner/kernel';
import type { SecretBox } from '@partner/runtime';
import { generateSecret, generateURI, verify } from 'otplib';

/** Codes of the previous and the next step are accepted, too: clocks of phones differ. */
const toleranceSeconds = 30;

/** Time-based codes of six digits (RFC 6238). Secrets are sealed for their account. */
export class Totp {
  constructor(private readonly box: SecretBox) {}

  /** Creates a secret. @returns it sealed, as base32 text, and as a URI for authenticator apps. */
  create(account: Id, issuer: string, label: string): { sealed: string; secret: string; uri: string } {
    const secret = generateSecret();
    const sealed = this.box.seal(secret, `second factor of account ${account}`);
    return { sealed, secret, uri: generateURI({ issuer, label, secret }) };
  }

  /** Returns the time step of a code; undefined for a wrong one. */
  async stepOf(account: Id, sealed: string, code: string, at: Date): Promise<number | undefined> {
    if (!/^\d{6}$/.test(code)) return undefined;
    const secret = this.box.open(sealed, `second factor of account ${account}`);
    const epoch = Math.floor(at.getTime() / 1000);
    const result = await verify({ secret, token: code, epoch, epochTolerance: toleranceSeconds });
    return result.valid && 'timeStep' in result ? result.timeStep : undefined;
  }
}
