import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Libraries go into separate files, so that they stay in browser caches when a release changes only our code. */
const vendors = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'mantine', test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/ },
  { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/ },
];

const sdk = JSON.parse(readFileSync(new URL('../../libs/sdk/dist/packed/manifest.json', import.meta.url), 'utf8'));

export default defineConfig({
  plugins: [react()],
  // The API of the same build serves this file.
  define: { 'import.meta.env.SDK_FILE': JSON.stringify(sdk.file) },
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
