import { grouped, withRecordedStatements } from '../../jest.preset.mjs';

export default grouped(import.meta.dirname, withRecordedStatements);
