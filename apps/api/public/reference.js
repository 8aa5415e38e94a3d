// The API reference: Scalar with this server's document. Features that would call other hosts are off, and so are
// those that the page header already provides (search, light and dark mode).
const fixed = {
  layout: 'modern',
  theme: 'default',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideSearch: true,
  hideDarkModeToggle: true,
  persistAuth: false,
  hideModels: true,
  defaultOpenFirstTag: false,
  operationTitleSource: 'summary',
  authentication: { preferredSecurityScheme: 'apiKey' },
  // The document has a sample for each operation in each language.
  hiddenClients: true,
  generateTagSlug: ({ name }) => slug(name),
  generateOperationSlug: ({ operationId }) => operationId,
  generateWebhookSlug: ({ name }) => slug(name),
};

/** Must build the same slugs as the search index. */
function slug(text) {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Request that the portal passes after `#`: a token, method, address and perhaps a body. Removed from the address. */
const passed = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
if (passed.token) history.replaceState(null, '', location.pathname);

const key = 'partner-docs-records';

/** Ids of the reader's records by kind, such as `?order=…`, which links of the portal pass. Kept for the session. */
function records() {
  const { searchParams } = new URL(location.href);
  const ids = [...searchParams].filter(([, id]) => /^[0-9a-f]{24}$/.test(id));
  try {
    if (ids.length > 0) sessionStorage.setItem(key, JSON.stringify(ids));
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return ids; // Storage may be blocked.
  }
}

/** Returns the document with ids of the reader's records instead of those of the demo company. */
async function readDocument() {
  // The viewer highlights `bash`, but not `Shell`.
  const text = (await (await fetch('/openapi.json')).text()).replaceAll(/"lang": ?"Shell"/g, '"lang":"bash"');
  const { paths } = JSON.parse(text);
  const exampleOf = (kind) =>
    paths[`/partner/v1/${kind.replaceAll('_', '-')}s/{id}`]?.get?.parameters?.find(({ name }) => name === 'id')?.schema
      .example;
  return records().reduce((changed, [kind, id]) => {
    const example = exampleOf(kind);
    return example ? changed.replaceAll(example, id) : changed;
  }, text);
}

function curl(method, url, body) {
  const quoted = (part) => `'${part.replaceAll("'", String.raw`'\''`)}'`;
  const json = body ? ["-H 'Content-Type: application/json'", `--data-raw ${quoted(body)}`] : [];
  const start = `curl -sS -X ${method.toUpperCase()} ${quoted(new URL(url, location.href).href)}`;
  return [start, '-H "Authorization: Bearer $PARTNER_KEY"', ...json].join(' \\\n  ');
}

/** Returns the document with the values of the passed request as examples of its operation, and opens that. */
function fillIn(text, { method, url, body }) {
  const content = JSON.parse(text);
  const { pathname, searchParams } = new URL(url, location.href);
  const patternOf = (path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  const path = Object.keys(content.paths).find((one) => patternOf(one).test(pathname) && content.paths[one][method]);
  if (!path) return content;
  const operation = content.paths[path][method];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = patternOf(path).exec(pathname).slice(1);
  const values = new Map([...searchParams, ...names.map((name, index) => [name, decodeURIComponent(inPath[index])])]);
  for (const one of operation.parameters ?? []) if (values.has(one.name)) one.example = values.get(one.name);
  const json = operation.requestBody?.content['application/json'];
  try {
    if (json && body) json.example = JSON.parse(body);
  } catch {
    json.example = body; // The request was rejected: its body is not JSON.
  }
  operation['x-codeSamples'] = [{ lang: 'bash', label: 'curl', source: curl(method, url, body) }];
  location.hash = `tag/${slug(operation.tags[0])}/${operation.operationId}`;
  return content;
}

const text = await readDocument();
const content = passed.token ? fillIn(text, { ...passed, method: passed.method.toLowerCase() }) : text;
if (passed.token) fixed.authentication.securitySchemes = { apiKey: { token: passed.token } };
const configuration = () => ({ ...fixed, content, forceDarkModeState: document.documentElement.dataset.theme });

const reference = window.Scalar.createApiReference('#reference', configuration());
document.addEventListener('themechange', () => reference.updateConfiguration(configuration()));
