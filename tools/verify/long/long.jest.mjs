import { withLongTests } from '../../../jest.preset.mjs';

export default withLongTests('apps/api', 'apps/operator', 'tools/architecture');
