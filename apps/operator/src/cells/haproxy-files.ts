import type { Settings } from '@partner/runtime';

type Cell = Settings['cells'][number];

interface FileOptions {
  readonly cells: readonly Cell[];
  /** Folder of the maps, absolute. */
  readonly folder: string;
  /** Address and options of HAProxy's `bind`. */
  readonly listen: string;
  /** Addresses of the runtime sockets that the configuration opens. */
  readonly sockets: readonly string[];
}

/** Longest wait of a write for a company that moves, in milliseconds. */
const holdMs = 15_000;
const pollMs = 10;

/** Headers and body of the API's own 503. */
const tryAgain = `content-type application/json hdr Retry-After 5 string '${JSON.stringify({
  error: 'the service is not available, try again',
  code: 'try_again',
})}'`;

/** Returns the files that HAProxy 2.6 or newer loads, by name. */
export function haproxyFiles(options: FileOptions): Readonly<Record<string, string>> {
  return { 'haproxy.cfg': configuration(options), 'hold.lua': holdScript(options.folder) };
}

function configuration({ cells, folder, listen, sockets }: FileOptions): string {
  const cellOf = `var(txn.company),map_str(${folder}/cells.map)`;
  return `# Written by "partner cells map": edits are overwritten.
global
${sockets.map(socketOf).join('\n')}
  lua-load ${folder}/hold.lua

defaults
  mode http
  option forwardfor
  # A body arrives before a server gets its request, so that slow senders occupy none.
  option http-buffer-request
  timeout http-request 10s
  timeout client 65s
  timeout connect 2s
  timeout server 35s
  timeout check 3s
  retries 2
  option redispatch 1
  retry-on conn-failure empty-response
  http-error status 503 ${tryAgain}

frontend partner
  bind ${listen}
  acl is_token_request path /oauth/token
  http-request set-var(txn.bearer) http_auth_bearer
  http-request wait-for-body time 5s if is_token_request METH_POST
${companyRules}
  http-request set-var(txn.place) ${cellOf} if { var(txn.company) -m found }
  # Reads go on while a company moves. Writes, and links that are used up, wait.
  acl is_held var(txn.place) -m beg hold:
  acl is_write method POST PUT PATCH DELETE
  acl is_write path_beg /document-downloads/ /configurator/launch/
  http-request lua.hold if is_held is_write
  http-request return status 503 ${tryAgain} if is_held is_write
  http-request set-var(txn.place) var(txn.place),field(2,:) if is_held
${cells.map(({ name }) => `  use_backend ${name} if { var(txn.place) -m str ${name} }`).join('\n')}
  default_backend ${cells[0]!.name}

${cells.map(backendOf).join('\n')}`;
}

const linked = 'bytes(0,16),ub64dec,hex,lower';

/**
 * Rules that find the company of a request, which credentials, tokens and public links contain. A forged one leads to a
 * cell that rejects it.
 */
const companyRules = [
  ['var(txn.bearer),field(3,_)', '{ var(txn.bearer) -m beg pk_ }'],
  ["var(txn.bearer),jwt_payload_query('$.company')", '{ var(txn.bearer) -m beg ey }'],
  ['http_auth_user,url_dec(1),field(3,_)', 'is_token_request { http_auth_type -i Basic }'],
  ['req.body_param(client_id),url_dec(1),field(3,_)', 'is_token_request !{ var(txn.company) -m found }'],
  [`path,field(3,/),${linked}`, '{ path_beg /document-downloads/ }'],
  [`path,field(4,/),${linked}`, '{ path_beg /configurator/launch/ }'],
  ['path,field(4,/),bytes(0,24)', '{ path_beg /configurator/return/ }'],
  ['url_param(company)', '{ path /payment-links/paid }'],
  ['path,field(4,/)', '{ path_beg /processors/stripe/ }'],
]
  .map(([found, when]) => `  http-request set-var(txn.company) ${found} if ${when}`)
  .join('\n');

function backendOf({ name, upstreams, adminPort }: Cell): string {
  const check = adminPort === undefined ? '' : '  option httpchk GET /readyz\n';
  const port = adminPort === undefined ? '' : ` port ${adminPort}`;
  const lines = upstreams.map((upstream, index) => `  server ${name}-${index + 1} ${upstream}${port}\n`);
  return `backend ${name}
${check}  http-request disable-l7-retry unless METH_GET
  # Links that the API hands to a browser then contain the company, by which they are routed.
  http-request set-header X-Partner-Cell ${name}
  default-server check inter 1s fall 2 rise 1
${lines.join('')}`;
}

const socketOf = (address: string): string =>
  `  stats socket ${/^[^/]+:\d+$/.test(address) ? `ipv4@${address}` : `${address} mode 600`} level admin`;

/** Script that lets a write wait until its company has a cell that accepts it. */
const holdScript = (folder: string): string => `-- Written by "partner cells map": edits are overwritten.
local cells = Map.new("${folder}/cells.map", Map._str)
core.register_action("hold", { "http-req" }, function(request)
  local company = request:get_var("txn.company")
  for _ = 1, ${holdMs / pollMs} do
    core.msleep(${pollMs})
    local place = cells:lookup(company)
    if place == nil or place:sub(1, 5) ~= "hold:" then
      request:set_var("txn.place", place or "")
      return
    end
  end
end, 0)
`;
