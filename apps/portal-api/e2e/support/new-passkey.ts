import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Bytes in CBOR (RFC 8949), of less than 256. */
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]);

/** Creates a passkey as an authenticator does (WebAuthn), without attestation. @returns the response of the browser. */
export function newPasskey({ challenge }: { readonly challenge: string }): object {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const [pointX, pointY] = [x, y].map((text) => bytes(Buffer.from(text, 'base64url'))) as [Buffer, Buffer];
  // COSE key: type EC2, algorithm ES256, curve P-256.
  const key = [Buffer.from('a501020326200121', 'hex'), pointX, Buffer.from('22', 'hex'), pointY];
  const data = Buffer.concat([
    createHash('sha256').update('localhost').digest(),
    // The user is present, and the credential follows.
    Buffer.from([0x41, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    ...key,
  ]);
  const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const object = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin: 'http://localhost' });
  const attestationObject = Buffer.concat([...object, text('authData'), bytes(data)]).toString('base64url');
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: Buffer.from(client).toString('base64url'), attestationObject },
  };
}
