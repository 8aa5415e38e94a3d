export * from './key-admission.js';
export { type Keyring, WrongSecretKey } from './keyring.js';
export type { SealedColumn } from './sealed-column.js';
export * from './secret-key-register.js';
export * from './secret-rotation.js';
export { type ConnectedServer, serverName } from './server-name.js';
