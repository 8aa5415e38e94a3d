import { debianProgram } from '../debian-program.mjs';

/** Returns the `redis-server` (or `valkey-server`) to run. @throws Failure when none can be provided */
export const findRedis = () => debianProgram(['redis-server', 'valkey-server'], 'redis-server');
