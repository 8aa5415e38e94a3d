import { importGroup } from './import-group.js';

await importGroup(import.meta.url);
