import { testRandomOperations } from './support/chaos/test-random-operations.js';

testRandomOperations(400);
