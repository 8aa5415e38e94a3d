import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { causeText } from '@partner/kernel';

/** The modes of libpq except `allow` and `prefer`, which leave encryption to the server. */
const modes = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * Returns the reason why the TLS parameters of a database address are invalid, or undefined if they are valid. The text
 * does not show the address, which contains a password.
 */
export function tlsProblem(address: string): string | undefined {
  const query = new URLSearchParams(/\?(.*)$/s.exec(address)?.[1]);
  const [mode, ...others] = query.getAll('sslmode');
  const authority = query.get('sslrootcert');
  if (others.length > 0) return 'must have at most one sslmode';
  if (mode !== undefined && !modes.includes(mode))
    return `must have sslmode=${modes.join(', ')} or no sslmode, not ${JSON.stringify(mode.slice(0, 40))}`;
  if (mode === 'verify-ca' && authority === null) return 'must have sslrootcert with sslmode=verify-ca';
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const path = query.get(name);
    const problem = path === null ? undefined : fileProblem(path, name !== 'sslkey');
    if (problem !== undefined) return `must have the path of a PEM file as ${name}: ${problem}`;
  }
  return undefined;
}

function fileProblem(path: string, isCertificate: boolean): string | undefined {
  try {
    const content = readFileSync(path);
    if (isCertificate) new X509Certificate(content);
    return undefined;
  } catch (error) {
    return causeText(error);
  }
}
