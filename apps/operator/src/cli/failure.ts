/** Ends a command with exit status 1 after it has printed what there is to say. */
export class AlreadyReported extends Error {}

/** What errors of all kinds have in common, whoever made them. */
interface Failure {
  readonly name?: string;
  readonly message?: string;
  /** Of PostgreSQL and of the operating system. */
  readonly code?: string;
}

/** What went wrong, in words for the operator. */
export function failureText(error: unknown): string {
  const { name, message, code }: Failure =
    typeof error === 'object' && error !== null ? error : { message: String(error) };
  if (name === 'AbortError') return 'interrupted';
  return message || code || name || 'failed';
}
