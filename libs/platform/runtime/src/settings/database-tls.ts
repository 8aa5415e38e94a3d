import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { causeText } from '@partner/kernel';

/** Those of libpq but `allow` and `prefer`, which leave it to the server whether a connection is encrypted. */
const modes = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * Says why the TLS parameters of a database address cannot be used: the rule that a setting breaks, without the
 * address, which holds a password. Undefined when they can.
 */
export function tlsProblem(address: string): string | undefined {
  const query = new URLSearchParams(/\?(.*)$/s.exec(address)?.[1]);
  const [mode, ...others] = query.getAll('sslmode');
  const authority = query.get('sslrootcert');
  if (others.length > 0) return 'must have one sslmode';
  if (mode !== undefined && !modes.includes(mode))
    return `must have sslmode=${modes.join(', ')} or none, not ${JSON.stringify(mode.slice(0, 40))}`;
  if (mode === 'verify-ca' && authority === null) return 'must have sslrootcert beside sslmode=verify-ca';
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
