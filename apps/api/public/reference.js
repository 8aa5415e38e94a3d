// The API reference: Scalar with this server's document. Features that would call other hosts are off, and so are
// those that the page header already provides (search, light and dark mode).
const fixed = {
  url: '/openapi.json',
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
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  hiddenClients: {
    ...Object.fromEntries(
      ['c', 'clojure', 'csharp', 'dart', 'fsharp', 'go', 'http', 'java', 'kotlin', 'objc', 'ocaml', 'php'].map(
        (name) => [name, true],
      ),
    ),
    ...Object.fromEntries(['powershell', 'r', 'ruby', 'rust', 'swift'].map((name) => [name, true])),
    js: ['axios', 'jquery', 'ofetch', 'xhr'],
    node: true,
    python: ['httpx_async', 'httpx_sync', 'aiohttp'],
    shell: ['httpie', 'wget'],
  },
  generateTagSlug: ({ name }) => slug(name),
  generateOperationSlug: ({ operationId }) => operationId,
  generateWebhookSlug: ({ name }) => slug(name),
};

/** Must build the same slugs as the search index. */
function slug(text) {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

const configuration = () => ({ ...fixed, forceDarkModeState: document.documentElement.dataset.theme });

const reference = window.Scalar.createApiReference('#reference', configuration());
document.addEventListener('themechange', () => reference.updateConfiguration(configuration()));
