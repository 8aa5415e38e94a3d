import { Processor } from '@nestjs/bullmq';
import type { WorkerOptions } from 'bullmq';

/**
 * Marks the class that does the jobs of a queue; it extends `WorkerHost` and is a provider of a module. A job may be
 * done twice (its worker was killed, or the back end went away before it could say that it was done), so doing it again
 * must be harmless (E5).
 */
export const QueueProcessor = (
  queue: string,
  options: Partial<Omit<WorkerOptions, 'connection'>> = {},
): ClassDecorator => Processor(queue, options as never);
