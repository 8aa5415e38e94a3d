import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';

const file = join(mkdtempSync(join(tmpdir(), 'partner-ca-')), 'ca.crt');
writeFileSync(file, rootCertificates[0]!);

/** A value of a setting for this machine, which has no volume with the authority that signs certificates. */
export const withAuthorityFile = (value: string): string => value.replaceAll('/ca/ca.crt', file);
