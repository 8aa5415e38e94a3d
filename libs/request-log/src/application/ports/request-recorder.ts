import type { AnsweredRequest } from '../../domain/request/request.js';

/** Takes note of requests, beside answering them. */
export abstract class RequestRecorder {
  /** Costs a microsecond or two, waits for nothing and never throws: what was noted is written later, and together. */
  abstract record(request: AnsweredRequest): void;
  /** Resolves when everything noted so far is written, or could not be: before a process ends. */
  abstract flush(): Promise<void>;
  /** How many requests are in no log because the database did not take them in time; they are counted all the same. */
  abstract readonly dropped: number;
}
