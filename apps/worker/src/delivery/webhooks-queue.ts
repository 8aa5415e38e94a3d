/** The queue of wake-ups for deliveries. It contains no deliveries, so losing it loses no data (E5). */
export const webhooksQueue = 'webhooks';
