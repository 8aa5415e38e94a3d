// `node tools/bundle.mjs <app>`: bundles a built app into its folder `bundle`. Run by `npm run build`.
import { bundle } from './bundle/bundle.mjs';

const [app] = process.argv.slice(2);
await bundle(app);
