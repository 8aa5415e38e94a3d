/** The queue that says when to look for deliveries. It carries no delivery itself: losing it loses nothing (E5). */
export const webhooksQueue = 'webhooks';
