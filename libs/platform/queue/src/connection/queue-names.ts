/** The queues of this deployment. `partner migrate` creates their objects in PostgreSQL. */
export const queueNames = ['jobs', 'maintenance', 'webhooks'] as const;

export type QueueName = (typeof queueNames)[number];
