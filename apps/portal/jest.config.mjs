import { withServices } from '../../jest.preset.mjs';

// `npm run verify -- portal` runs the other browser tests, which take minutes.
export default { ...withServices, maxWorkers: 1, testPathIgnorePatterns: ['<rootDir>/e2e/verify/'] };
