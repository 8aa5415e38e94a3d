/** Error response of a control call. */
export class ControlError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Kind = 'text' | 'integer' | 'number' | 'boolean' | 'texts' | 'probabilities';

const kinds: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  integer: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  number: (value) => Number.isFinite(value) && Number(value) >= 0,
  boolean: (value) => typeof value === 'boolean',
  texts: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  probabilities: (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every((entry) => Number(entry) >= 0),
};

/** Allowed fields of a control call with their types; a list contains the allowed values. */
export type Shape = Record<string, Kind | readonly string[]>;

/**
 * Parses the body of a control call.
 * @throws ControlError 400 if it is not a JSON object, or has unknown, missing or invalid fields.
 */
export function parseBody<Wanted>(text: string, shape: Shape, required: readonly string[] = []): Wanted {
  const body = parsed(text);
  for (const [name, value] of Object.entries(body)) {
    const kind = shape[name];
    if (kind === undefined)
      throw new ControlError(400, `${name} is unknown. Allowed: ${Object.keys(shape).join(', ')}`);
    const isValid = typeof kind === 'string' ? kinds[kind](value) : kind.includes(String(value));
    if (!isValid) throw new ControlError(400, `${name} must be ${String(kind)}`);
  }
  const missing = required.find((name) => body[name] === undefined);
  if (missing) throw new ControlError(400, `${missing} is missing`);
  return body as Wanted;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new ControlError(400, 'The request body must be a JSON object');
}
