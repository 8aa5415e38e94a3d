import { Aggregate, type Id, invalid, type RecordState } from '@partner/kernel';

/** Section of a contract. */
export interface LegalSection {
  readonly sortOrder: number;
  readonly title: string;
  readonly body: string;
}

/** Legal requirements of a state for rent-to-own contracts (R39). */
export interface StateLegalFields {
  /** Upper case. */
  readonly stateCode: string;
  readonly lessorLegalName: string | null;
  readonly lessorAddressLine1: string | null;
  readonly lessorAddressLine2: string | null;
  /** By `sortOrder`. */
  readonly sections: readonly LegalSection[];
  readonly arbitrationText: string | null;
  readonly acknowledgementText: string | null;
  readonly includeCustomerDataSheet: boolean;
  readonly includeStateRpaPages: boolean;
}

/** Stored legal configuration, under the same company as its agreement. */
export interface StateLegalState extends RecordState, StateLegalFields {
  readonly agreementId: Id;
  readonly deletedAt: Date | null;
}

export type NewStateLegal = Partial<StateLegalFields> &
  Pick<StateLegalState, 'id' | 'companyId' | 'createdAt' | 'agreementId' | 'stateCode'>;

const defaults = {
  lessorLegalName: null,
  lessorAddressLine1: null,
  lessorAddressLine2: null,
  sections: [],
  arbitrationText: null,
  acknowledgementText: null,
  includeCustomerDataSheet: false,
  includeStateRpaPages: false,
  deletedAt: null,
} as const satisfies Partial<StateLegalState>;

/** Legal configuration of one state under an agreement (R39). Audited; emits no events. */
export class StateLegal extends Aggregate<StateLegalState> {
  readonly resource = 'state_legal';

  /** @throws DomainError `invalid` for an invalid state code. */
  static create(fields: NewStateLegal): StateLegal {
    const stored = storedFields(fields);
    return new StateLegal({ ...defaults, ...fields, ...stored, version: 1, updatedAt: fields.createdAt }, false);
  }

  /** Applies the given fields; null clears. @throws DomainError as `create`. */
  revise(fields: Partial<StateLegalFields>, at: Date): void {
    this.change({ ...fields, ...storedFields(fields) }, at);
  }

  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }
}

/** Returns the state code in upper case and the sections in their order, as far as they are given. */
const storedFields = ({ stateCode, sections }: Partial<StateLegalFields>): Partial<StateLegalFields> => ({
  ...(stateCode !== undefined && { stateCode: stateCodeOf(stateCode) }),
  ...(sections && { sections: sections.toSorted((one, other) => one.sortOrder - other.sortOrder) }),
});

/** Normalizes a state code to upper case. @throws DomainError `invalid` unless it is two letters. */
export function stateCodeOf(given: string): string {
  if (!/^[A-Za-z]{2}$/.test(given)) throw invalid('stateCode must be two letters');
  return given.toUpperCase();
}
