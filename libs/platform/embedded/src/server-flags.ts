/** How a server is run; the defaults are those for data that matters. */
export interface EmbeddedOptions {
  /** `false` for tests: after a crash of the machine the data may be damaged. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
  /** `false` uses a database that is there, and makes none. */
  readonly create?: boolean;
  /** Folder of another installation's programs, 15 or newer, for tests; the package's unless given. */
  readonly programs?: string | undefined;
}

/** The flags of the server, `-o` of pg_ctl. None needs quoting. */
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
    // Short statements on a local disk: compiling them, and pricing random reads like a turning disk's, only costs.
    jit: 'off',
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Statements, their values and the rows that broke a rule hold what customers told: none of it goes into the log.
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
