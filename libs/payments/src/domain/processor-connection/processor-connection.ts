import { Aggregate, type CompanyId, type Id, type RecordState, unavailable } from '@partner/kernel';

/** The payment processors that companies can be connected to. */
export const processors = ['stripe'] as const;
export type Processor = (typeof processors)[number];

/** What the portal says about the connection; null is unset. */
export interface ProcessorFields {
  readonly provider: Processor;
  /** Sealed: nothing here can read them. */
  readonly secretKey: string | null;
  readonly webhookSecret: string | null;
  readonly connected: boolean;
  readonly paymentsEnabled: boolean;
}

export interface ProcessorState extends RecordState, ProcessorFields {
  /** Until when the processor was asked for notices that never arrived; null before the first time (R79). */
  readonly noticesUntil: Date | null;
}

/**
 * A company's account with a payment processor, at most one of a provider. Its id is the `connectionId` of notices
 * (R46). It is audited without its secrets, and announces nothing.
 */
export class ProcessorConnection extends Aggregate<ProcessorState> {
  readonly resource = 'payment_processor';

  static create(id: Id, companyId: CompanyId, fields: ProcessorFields, at: Date): ProcessorConnection {
    return new ProcessorConnection(
      { ...fields, noticesUntil: null, id, companyId, version: 1, createdAt: at, updatedAt: at },
      false,
    );
  }

  /** Takes over the fields given. */
  revise(fields: Partial<ProcessorFields>, at: Date): void {
    this.change(fields, at);
  }

  /** @throws DomainError `unavailable` unless links can be made through it (§4.11). */
  checkOpen(): void {
    const { connected, paymentsEnabled, secretKey } = this.state;
    if (!connected || secretKey === null)
      throw unavailable('processor_not_connected', 'the payment processor is not connected');
    if (!paymentsEnabled) throw unavailable('payments_disabled', 'payments are disabled');
  }
}
