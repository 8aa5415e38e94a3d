import { grouped, preset } from '../../jest.preset.mjs';

export default grouped(import.meta.dirname, preset);
