export { WorkerRegister } from './worker-register.js';
export { WorkerSession, type WorkerSessionOptions } from './worker-session.js';
