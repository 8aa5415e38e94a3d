import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Libraries go into separate files, so that they stay in browser caches when a release changes only our code. */
const vendors = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'mantine', test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/ },
  { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/ },
];

/**
 * Names the SDK file of the same build, which the API serves.
 * Reads it when a build begins: linters load this file before the SDK is packed.
 */
const sdkFile = {
  name: 'sdk-file',
  config() {
    const sdk = JSON.parse(readFileSync(new URL('../../libs/sdk/dist/packed/manifest.json', import.meta.url), 'utf8'));
    return { define: { 'import.meta.env.SDK_FILE': JSON.stringify(sdk.file) } };
  },
};

/** Newest release of the changelog as plain text, without its fixes. */
const apiRelease = {
  name: 'api-release',
  config() {
    const changelog = readFileSync(new URL('../../docs/guides/changelog.md', import.meta.url), 'utf8');
    const [title, ...lines] = changelog.split(/^## /m)[1].split(/^### /m)[0].split('\n');
    const plain = (text) =>
      text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/`|\s*\n\s*/g, (at) => (at === '`' ? '' : ' '));
    const changes = lines
      .join('\n')
      .split(/^- /m)
      .slice(1)
      .map((change) => plain(change.trim()));
    return { define: { 'import.meta.env.API_RELEASE': JSON.stringify(JSON.stringify({ title, changes })) } };
  },
};

export default defineConfig({
  plugins: [react(), sdkFile, apiRelease],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // These versions support light-dark(). Its fallback would follow the system's color scheme only.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The portal's CSP allows data: URLs for images only.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: vendors } } },
  },
});
