import { literal, python } from './literal.js';
import { addressOf, type SampledOperation } from './sampled-operation.js';

const credential = `"Authorization": f"Bearer {os.environ['PARTNER_KEY']}"`;

/** Program that sends the request of an operation with the standard library. */
export function pythonSample(operation: SampledOperation): string {
  const { baseUrl, method, body, isPublic, isForm, isIdempotent, returns } = operation;
  const address = baseUrl + addressOf(operation, (variable) => `{os.environ['${variable}']}`);
  const url = `${address.includes('{') ? 'f' : ''}"${address}"`;
  const headers = [
    ...(isPublic ? [] : [credential]),
    ...(isForm ? ['"Authorization": f"Basic {pair.decode()}"'] : []),
    ...(body ? ['"Content-Type": "application/json"'] : []),
    ...(isIdempotent ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
  ];
  const data = isForm ? 'b"grant_type=client_credentials"' : body ? 'json.dumps(body).encode()' : undefined;
  const isDefault = method === 'GET' || (method === 'POST' && data !== undefined);
  const parts = [
    url,
    ...(data === undefined ? [] : [`data=${data}`]),
    ...(headers.length === 0 ? [] : [headersOf(headers)]),
    ...(isDefault ? [] : [`method="${method}"`]),
  ];
  const line = `request = urllib.request.Request(${parts.join(', ')})`;
  const request = [
    ...(isForm ? [`pair = base64.b64encode(f"{os.environ['CLIENT_ID']}:{os.environ['CLIENT_SECRET']}".encode())`] : []),
    ...(body ? [`body = ${literal(body, python)}`] : []),
    line.length <= 110 ? line : `request = urllib.request.Request(\n    ${parts.join(',\n    ')},\n)`,
  ];
  const text = [...request, ...readingOf(returns)].join('\n');
  const modules = ['base64', 'json', 'os', 'shutil', 'uuid', 'urllib.error', 'urllib.request'];
  const used = modules.filter((name) => new RegExp(`\\b${name.replace('.', '\\.')}\\.`).test(text));
  return `import ${used.sort().join(', ')}\n\n${text}`;
}

/** Headers on one line, or on one line each. */
function headersOf(headers: readonly string[]): string {
  const line = `headers={${headers.join(', ')}}`;
  const lines = headers.map((header) => `        ${header},\n`);
  return line.length <= 100 ? line : `headers={\n${lines.join('')}    }`;
}

function readingOf(returns: SampledOperation['returns']): string[] {
  const opened = 'with urllib.request.urlopen(request) as response:';
  if (returns === 'lines') return [opened, '    for line in response:', '        print(json.loads(line))'];
  if (returns === 'file')
    return [`${opened.slice(0, -1)}, open("document", "wb") as file:`, '    shutil.copyfileobj(response, file)'];
  if (returns === 'nothing') return [opened, '    print(response.status)'];
  if (returns === 'json') return [opened, '    print(json.load(response))'];
  return [
    '',
    '',
    'class NoRedirect(urllib.request.HTTPRedirectHandler):',
    '    def redirect_request(self, *parts):',
    '        return None',
    '',
    '',
    'try:',
    '    urllib.request.build_opener(NoRedirect).open(request)',
    'except urllib.error.HTTPError as redirect:',
    '    print(redirect.headers["Location"])',
  ];
}
