import { importGroup } from './import-group.mjs';

await importGroup(3);
