import { preset } from '../../jest.preset.mjs';

export default { ...preset, maxWorkers: 1 };
