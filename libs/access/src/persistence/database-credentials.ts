import { type Database, RecordRepository } from '@partner/persistence';
import type { Credentials } from '../application/ports/credentials.js';
import { Credential, type CredentialState } from '../domain/credential/credential.js';
import { credentialTable } from './credential.entity.js';

/** Credentials in PostgreSQL. */
export class DatabaseCredentials extends RecordRepository<CredentialState, Credential> implements Credentials {
  constructor(database: Database) {
    super(database, { table: credentialTable, name: 'credential', revive: (state) => new Credential(state, true) });
  }
}
