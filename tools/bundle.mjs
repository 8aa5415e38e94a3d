// `node tools/bundle.mjs <app>`: makes one program of a built app, below its folder `bundle`. Run by `npm run build`.
import { bundle } from './bundle/bundle.mjs';

const [app] = process.argv.slice(2);
await bundle(app);
