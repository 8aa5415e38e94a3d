import { withRecordedStatements } from '../../jest.preset.mjs';

export default { ...withRecordedStatements, maxWorkers: 2 };
