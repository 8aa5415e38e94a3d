/** Base class of all errors of this client. */
export class PartnerError extends Error {
  override readonly name: string = 'PartnerError';
}

/** The API returned an error. */
export class PartnerApiError extends PartnerError {
  override readonly name = 'PartnerApiError';

  /** @param body the parsed body; undefined if it is not JSON. */
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly body: unknown,
  ) {
    const { error, error_description: description } = (body ?? {}) as ErrorBody;
    super(`${status}: ${error ?? 'no error message'}${description === undefined ? '' : ` (${description})`}`);
  }

  /** Stable error code for programs; undefined if the response has none. */
  get code(): string | undefined {
    const { code } = (this.body ?? {}) as ErrorBody;
    return typeof code === 'string' ? code : undefined;
  }

  /** Id of the failed request, to quote in support requests. */
  get requestId(): string | undefined {
    return this.headers.get('x-request-id') ?? undefined;
  }

  /** The allowed fields, if the request had an unknown one. */
  get allowedFields(): readonly string[] | undefined {
    return ((this.body ?? {}) as ErrorBody).allowedFields;
  }

  /** True if the record no longer has the version of `ifMatch`. */
  get isVersionConflict(): boolean {
    return this.status === 409 && this.headers.has('etag');
  }
}

/** No response: the connection failed or broke. `cause` has the reason. */
export class PartnerConnectionError extends PartnerError {
  override readonly name = 'PartnerConnectionError';
}

/** No response arrived in time. */
export class PartnerTimeoutError extends PartnerError {
  override readonly name = 'PartnerTimeoutError';
}

interface ErrorBody {
  readonly error?: string;
  readonly error_description?: string;
  readonly code?: unknown;
  readonly allowedFields?: readonly string[];
}
