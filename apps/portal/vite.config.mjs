import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * What is the same in every view goes into files of its own, so that a release leaves them in the caches of browsers.
 */
const vendors = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'mantine', test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/ },
  { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/ },
];

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // They know light-dark(), which would be replaced by something that knows the system's colours alone.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy of the portal lets no data: address in but images.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: vendors } } },
  },
});
