/** The queues of this deployment. `partner migrate` makes what each of them needs in PostgreSQL. */
export const queueNames = ['jobs', 'maintenance', 'webhooks'] as const;

export type QueueName = (typeof queueNames)[number];
