/** Options of a server. The defaults are for important data. */
export interface EmbeddedOptions {
  /** `false` for tests: a crash of the machine may damage the data. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
  /** `false` requires an existing database. */
  readonly create?: boolean;
  /** Folder of another installation's programs, 15 or newer, for tests; by default the package's. */
  readonly programs?: string | undefined;
}

/** Returns the server flags for `-o` of pg_ctl. None needs quoting. */
export function serverFlags(port: number, { durable = true, maxConnections = 200 }: EmbeddedOptions): string {
  const state = durable ? 'on' : 'off';
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: maxConnections,
    shared_buffers: '256MB',
    fsync: state,
    synchronous_commit: state,
    full_page_writes: state,
    // JIT compilation and disk-like costs of random reads only slow down short statements on a local disk.
    jit: 'off',
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Statements, their values and rejected rows contain customer data, so none of them is logged.
    log_statement: 'none',
    log_min_error_statement: 'panic',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_error_verbosity: 'terse',
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
