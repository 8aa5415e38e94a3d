/** Base class of all errors of this client. */
export class PartnerError extends Error {
  override readonly name: string = 'PartnerError';
}

/** The API returned an error. */
export class PartnerApiError extends PartnerError {
  override readonly name: string = 'PartnerApiError';

  /** @param body the parsed body; undefined if it is not JSON. */
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly body: unknown,
  ) {
    const { error, error_description: description, reason, suggestion } = (body ?? {}) as ErrorBody;
    const more = description ?? reason ?? suggestion;
    super(`${status}: ${error ?? 'no error message'}${more === undefined ? '' : ` (${more})`}`);
  }

  /** Stable error code for programs; undefined if the response has none. */
  get code(): string | undefined {
    const { code } = this.#help;
    return typeof code === 'string' ? code : undefined;
  }

  /** Path of the field, parameter or header that caused the error. */
  get field(): string | undefined {
    return this.#help.field;
  }

  /** Values, methods or changes of status that would be accepted. */
  get allowed(): readonly string[] | undefined {
    return this.#help.allowed;
  }

  /** The name, value or route to send instead. */
  get suggestion(): string | undefined {
    return this.#help.suggestion;
  }

  /** All errors of the shape of the body or query. The first one is the error itself. */
  get errors(): readonly FieldError[] | undefined {
    return this.#help.errors;
  }

  /** Cause and remedy in words. */
  get reason(): string | undefined {
    return this.#help.reason;
  }

  /** Id of the record that has the value already. */
  get conflictingId(): string | undefined {
    return this.#help.conflictingId;
  }

  /** Scope that the credential lacks. */
  get requiredScope(): string | undefined {
    return this.#help.requiredScope;
  }

  /** Address of the explanation of the code. */
  get docs(): string | undefined {
    return this.#help.docs;
  }

  /** Id of the failed request, to quote in support requests. */
  get requestId(): string | undefined {
    return this.headers.get('x-request-id') ?? undefined;
  }

  /** The allowed fields, if the request had an unknown one. */
  get allowedFields(): readonly string[] | undefined {
    return this.#help.allowedFields;
  }

  get #help(): ErrorBody {
    return this.body ?? {};
  }

  /** True if the record no longer has the version of `ifMatch`. */
  get isVersionConflict(): boolean {
    return this.status === 409 && this.headers.has('etag');
  }
}

/** 400 or 422: the request is not valid. `field`, `allowed` and `errors` say what to change. */
export class PartnerValidationError extends PartnerApiError {
  override readonly name = 'PartnerValidationError';
}

/** 404: there is no such record, or the credential's company does not see it. */
export class PartnerNotFoundError extends PartnerApiError {
  override readonly name = 'PartnerNotFoundError';
}

/** 409: another record or version is in the way. */
export class PartnerConflictError extends PartnerApiError {
  override readonly name = 'PartnerConflictError';
}

/** 429: too many requests, also after the retries. */
export class PartnerRateLimitError extends PartnerApiError {
  override readonly name = 'PartnerRateLimitError';
}

const errorsByStatus: Readonly<Record<number, typeof PartnerApiError>> = {
  400: PartnerValidationError,
  404: PartnerNotFoundError,
  409: PartnerConflictError,
  422: PartnerValidationError,
  429: PartnerRateLimitError,
};

/** Returns the error of a response, in the class of its status. */
export const apiError = (...given: ConstructorParameters<typeof PartnerApiError>): PartnerApiError =>
  new (errorsByStatus[given[0]] ?? PartnerApiError)(...given);

/** No response: the connection failed or broke. `cause` has the reason. */
export class PartnerConnectionError extends PartnerError {
  override readonly name = 'PartnerConnectionError';
}

/** No response arrived in time. */
export class PartnerTimeoutError extends PartnerError {
  override readonly name = 'PartnerTimeoutError';
}

/** One of several errors of a body or query. */
export interface FieldError {
  readonly error: string;
  readonly code: string;
  readonly field: string;
  readonly allowed?: readonly string[];
  readonly suggestion?: string;
  readonly reason?: string;
}

interface ErrorBody {
  readonly error?: string;
  readonly error_description?: string;
  readonly code?: unknown;
  readonly field?: string;
  readonly allowed?: readonly string[];
  readonly allowedFields?: readonly string[];
  readonly suggestion?: string;
  readonly errors?: readonly FieldError[];
  readonly reason?: string;
  readonly conflictingId?: string;
  readonly requiredScope?: string;
  readonly docs?: string;
}
