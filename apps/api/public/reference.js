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

const key = 'partner-docs-records';

/** Ids of the reader's records by kind, such as `?order=…`, which links of the portal pass. Kept for the session. */
function records() {
  const { searchParams } = new URL(location.href);
  const passed = [...searchParams].filter(([, id]) => /^[0-9a-f]{24}$/.test(id));
  try {
    if (passed.length > 0) sessionStorage.setItem(key, JSON.stringify(passed));
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return passed; // Storage may be blocked.
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

const content = await readDocument();
const configuration = () => ({ ...fixed, content, forceDarkModeState: document.documentElement.dataset.theme });

const reference = window.Scalar.createApiReference('#reference', configuration());
document.addEventListener('themechange', () => reference.updateConfiguration(configuration()));
