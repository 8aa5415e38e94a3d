import { grouped, withServices } from '../jest.preset.mjs';

/** All libraries in one process, which loads the modules that they share once. */
export default grouped(import.meta.dirname, withServices);
