import { Processor } from '@nestjs/bullmq';
import type { WorkerOptions } from 'bullmq';

/**
 * Marks the class that processes the jobs of a queue. It extends `WorkerHost` and is a provider of a module. Jobs must
 * be idempotent, because a job may run twice: its worker may be killed, or the back end may fail before the job is
 * confirmed (E5).
 */
export const QueueProcessor = (
  queue: string,
  options: Partial<Omit<WorkerOptions, 'connection'>> = {},
): ClassDecorator => Processor(queue, options as never);
