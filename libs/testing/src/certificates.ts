import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A program and its environment. */
export interface Program {
  readonly command: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Files in PEM format. */
export interface Certificates {
  /** The authority that signed the certificate. */
  readonly ca: string;
  readonly certificate: string;
  readonly privateKey: string;
}

/** Creates a certificate for 127.0.0.1 and a new authority, in a new folder. */
export async function makeCertificates(folder: string, openssl: Program): Promise<Certificates> {
  await mkdir(folder, { mode: 0o711 });
  const run = (...words: string[]): Promise<unknown> =>
    promisify(execFile)(openssl.command, words, { cwd: folder, env: openssl.env ?? process.env });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await run('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', '7', '-subj', '/CN=Test CA');
  await run('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=server');
  await writeFile(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1\n');
  const signing = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names', '-days', '7'];
  await run('x509', '-req', '-in', 'server.csr', ...signing, '-out', 'server.crt');
  return {
    ca: join(folder, 'ca.crt'),
    certificate: join(folder, 'server.crt'),
    privateKey: join(folder, 'server.key'),
  };
}
