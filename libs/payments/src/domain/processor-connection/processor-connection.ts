import { Aggregate, type CompanyId, type Id, type RecordState, unavailable } from '@partner/kernel';

/** Payment processors to which companies can connect. */
export const processors = ['stripe'] as const;
export type Processor = (typeof processors)[number];

/** Connection data set by the portal; null means unset. */
export interface ProcessorFields {
  readonly provider: Processor;
  /** Encrypted; cannot be read here. */
  readonly secretKey: string | null;
  readonly webhookSecret: string | null;
  readonly connected: boolean;
  readonly paymentsEnabled: boolean;
}

export interface ProcessorState extends RecordState, ProcessorFields {
  /** Time up to which missed notices were fetched; null before the first fetch (R79). */
  readonly noticesUntil: Date | null;
}

/**
 * A company's account with a payment processor, at most one per provider. Its id is the `connectionId` of notices
 * (R46). Changes are audited without secrets and emit no events.
 */
export class ProcessorConnection extends Aggregate<ProcessorState> {
  readonly resource = 'payment_processor';

  static create(id: Id, companyId: CompanyId, fields: ProcessorFields, at: Date): ProcessorConnection {
    return new ProcessorConnection(
      { ...fields, noticesUntil: null, id, companyId, version: 1, createdAt: at, updatedAt: at },
      false,
    );
  }

  revise(fields: Partial<ProcessorFields>, at: Date): void {
    this.change(fields, at);
  }

  /** @throws DomainError `unavailable` when no links can be created through the connection (§4.11) */
  assertUsable(): void {
    const { connected, paymentsEnabled, secretKey } = this.state;
    if (!connected || secretKey === null)
      throw unavailable('processor_not_connected', 'the payment processor is not connected');
    if (!paymentsEnabled) throw unavailable('payments_disabled', 'payments are disabled');
  }
}
