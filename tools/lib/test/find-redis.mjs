import { debianProgram } from '../debian-program.mjs';

/** The `redis-server` (or `valkey-server`) to run. @throws Failure when none can be had. */
export const findRedis = () => debianProgram(['redis-server', 'valkey-server'], 'redis-server');
