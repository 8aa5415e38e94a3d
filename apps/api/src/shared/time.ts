/** Options of a property with a time. */
export const time = { format: 'date-time', example: '2026-03-01T15:30:00.000Z' };
