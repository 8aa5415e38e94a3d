import type { CompletedRequest } from '../../domain/request/request.js';

export abstract class RequestRecorder {
  /**
   * Records a request in memory in a microsecond or two. Never waits or throws; requests are written later in batches.
   */
  abstract record(request: CompletedRequest): void;
  /** Resolves when all recorded requests are written or have failed. Call before the process ends. */
  abstract flush(): Promise<void>;
  /** Number of requests missing in the log because the database did not accept them in time. They are still counted. */
  abstract readonly dropped: number;
}
