import { testRandomOperations } from '../support/chaos/test-random-operations.js';

testRandomOperations(Number(process.env['PARTNER_CHAOS_OPERATIONS'] ?? 5_000));
