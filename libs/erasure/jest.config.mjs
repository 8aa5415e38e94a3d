import { grouped, withServices } from '../../jest.preset.mjs';

export default grouped(import.meta.dirname, withServices);
