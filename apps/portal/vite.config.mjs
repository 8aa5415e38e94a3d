import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiDocument } from './vite/api-document.mjs';

/** Libraries go into separate files, so that they stay in browser caches when a release changes only our code. */
const vendors = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'mantine', test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/ },
  { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/ },
];

/**
 * Names the files of the clients of the same build, which the API serves.
 * Reads it when a build begins: linters load this file before the SDK is packed.
 */
const sdkFile = {
  name: 'sdk-file',
  config() {
    const sdk = JSON.parse(readFileSync(new URL('../../libs/sdk/dist/packed/manifest.json', import.meta.url), 'utf8'));
    const { file, php, python } = sdk;
    const files = { npm: file, python: python.file, composer: `${php.name}:${php.version}` };
    return { define: { 'import.meta.env.SDK_FILES': JSON.stringify(files) } };
  },
};

export default defineConfig({
  plugins: [react(), sdkFile, apiDocument],
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
