import type * as WebAuthn from '@simplewebauthn/server';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyFactor } from '../application/ports/second-factors.js';
import { challengeLifetime } from '../domain/second-factor/second-factor-times.js';

/** Site to which passkeys are bound. */
export interface PasskeySite {
  readonly rpId: string;
  readonly origin: string;
}

interface Named {
  readonly name: string;
  readonly email: string;
}

/**
 * Verification of the user by the authenticator is preferred, not required: the mailed link already identified the
 * person, and a security key without a PIN is a sufficient second factor.
 */
const userVerification = 'preferred';

/** EdDSA, ES256 and RS256 (COSE), which cover all common authenticators. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loads the package with the first passkey: it is large, and every program imports this library. */
const webAuthn = (): Promise<typeof WebAuthn> => import('@simplewebauthn/server');

const described = ({ credentialId, transports }: PasskeyFactor): { id: string; transports: string[] } => ({
  id: credentialId,
  transports: [...transports],
});

/** Options for creating a passkey (WebAuthn), with a new challenge. */
export const creationOptions = async (
  { rpId }: PasskeySite,
  { name, email }: Named,
  known: readonly PasskeyFactor[],
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  (await webAuthn()).generateRegistrationOptions({
    rpName: 'Partner API',
    rpID: rpId,
    userName: email,
    userDisplayName: name,
    timeout: challengeLifetime,
    excludeCredentials: known.map(described),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'discouraged', userVerification },
  });

/** Options for presenting one of the passkeys, with a new challenge. */
export const requestOptions = async (
  { rpId }: PasskeySite,
  known: readonly PasskeyFactor[],
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await webAuthn()).generateAuthenticationOptions({
    rpID: rpId,
    timeout: challengeLifetime,
    allowCredentials: known.map(described),
    userVerification,
  });

/** Returns the created passkey; undefined if the response is wrong or malformed. */
export async function verifyCreation(
  { rpId, origin }: PasskeySite,
  expectedChallenge: string,
  response: unknown,
): Promise<Pick<PasskeyFactor, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  try {
    const { registrationInfo } = await (
      await webAuthn()
    ).verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
  } catch {
    return undefined;
  }
}

/** Returns the passkey that signed the challenge, with its new counter; undefined if the response is wrong. */
export async function verifyPresentation(
  { rpId, origin }: PasskeySite,
  expectedChallenge: string,
  response: unknown,
  known: readonly PasskeyFactor[],
): Promise<PasskeyFactor | undefined> {
  const signer = known.find(({ credentialId }) => credentialId === (response as AuthenticationResponseJSON)?.id);
  if (!signer) return undefined;
  const { credentialId: id, counter, transports } = signer;
  try {
    const { verified, authenticationInfo } = await (
      await webAuthn()
    ).verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      credential: { id, counter, transports: [...transports], publicKey: new Uint8Array(signer.publicKey) },
    });
    return verified ? { ...signer, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}
