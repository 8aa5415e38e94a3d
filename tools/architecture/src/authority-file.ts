import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';

const file = join(mkdtempSync(join(tmpdir(), 'partner-ca-')), 'ca.crt');
writeFileSync(file, rootCertificates[0]!);

/** Replaces the path of the CA certificate in a setting by a file on this machine, which has no such volume. */
export const withAuthorityFile = (value: string): string => value.replaceAll('/ca/ca.crt', file);
