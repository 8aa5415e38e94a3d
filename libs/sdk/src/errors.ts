/** Everything that this client throws by itself. */
export class PartnerError extends Error {
  override readonly name: string = 'PartnerError';
}

/** The API refused a request, or failed. */
export class PartnerApiError extends PartnerError {
  override readonly name = 'PartnerApiError';

  /** @param body as it was parsed; undefined when it is no JSON. */
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly body: unknown,
  ) {
    const { error, error_description: description } = (body ?? {}) as ErrorBody;
    super(`${status}: ${error ?? 'no error message'}${description === undefined ? '' : ` (${description})`}`);
  }

  /** The stable name of the error, for programs; undefined where the API has none. */
  get code(): string | undefined {
    const { code } = (this.body ?? {}) as ErrorBody;
    return typeof code === 'string' ? code : undefined;
  }

  /** What to quote when you ask about this failure. */
  get requestId(): string | undefined {
    return this.headers.get('x-request-id') ?? undefined;
  }

  /** The fields that there are, when another one was sent. */
  get allowedFields(): readonly string[] | undefined {
    return ((this.body ?? {}) as ErrorBody).allowedFields;
  }

  /** Whether somebody else changed the record since the version of `ifMatch`. */
  get isVersionConflict(): boolean {
    return this.status === 409 && this.headers.has('etag');
  }
}

/** No answer came: the connection failed or broke off. `cause` says how. */
export class PartnerConnectionError extends PartnerError {
  override readonly name = 'PartnerConnectionError';
}

/** No answer came in time. */
export class PartnerTimeoutError extends PartnerError {
  override readonly name = 'PartnerTimeoutError';
}

interface ErrorBody {
  readonly error?: string;
  readonly error_description?: string;
  readonly code?: unknown;
  readonly allowedFields?: readonly string[];
}
