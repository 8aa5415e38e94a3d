import { withLongTests } from '../../../jest.preset.mjs';

export default withLongTests('apps/api', 'tools/architecture');
