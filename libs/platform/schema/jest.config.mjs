import { withServices } from '../../../jest.preset.mjs';

export default { ...withServices };
