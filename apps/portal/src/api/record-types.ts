import type { AuditEntry, LoggedRequest, TracedEvent } from './types';

export type RecordKind =
  'lead' | 'quote' | 'order' | 'work_order' | 'customer' | 'payment' | 'location' | 'product' | 'user';

/** Short description of a record. */
export interface RecordSummary {
  readonly kind: RecordKind;
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

export interface FoundItem extends Omit<RecordSummary, 'kind'> {
  readonly kind: RecordKind | 'event' | 'delivery' | 'request' | 'credential' | 'endpoint' | 'error';
  /** Only for a delivery, whose `id` is the id of its event. */
  readonly endpointId?: string;
}

/** Everything that is known about a record. */
export interface RecordStory extends RecordSummary {
  /** Current state as in the API; null for a deleted record. */
  readonly item: Readonly<Record<string, unknown>> | null;
  readonly versions: readonly (AuditEntry & { readonly resourceVersion: number })[];
  readonly events: readonly TracedEvent[];
  readonly requests: readonly LoggedRequest[];
  readonly links: readonly RecordSummary[];
  readonly documents: readonly {
    readonly id: string;
    readonly name: string;
    readonly fileName: string;
    readonly type: string;
    readonly createdAt: string;
  }[];
  /** Kinds of linked records of which only the newest are listed, with the number of all. */
  readonly totals: readonly { readonly kind: RecordKind | 'document'; readonly total: number }[];
  readonly isTruncated: boolean;
}

/** Changes, events and jobs that a request caused. */
export interface Trace {
  readonly requests: readonly LoggedRequest[];
  readonly changes: readonly (Omit<AuditEntry, 'requestId' | 'changes'> & { readonly resourceVersion: number })[];
  readonly events: readonly TracedEvent[];
  readonly jobs: readonly {
    readonly id: string;
    readonly kind: string;
    readonly state: 'pending' | 'dead';
    readonly attempts: number;
    readonly lastError: string | null;
  }[];
  readonly isTruncated: boolean;
}
