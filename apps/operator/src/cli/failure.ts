/** Ends a command with exit status 1 after it has printed what there is to say. */
export class AlreadyReported extends Error {}

/** What errors of all kinds have in common, whoever made them. */
interface Failure {
  readonly name?: string;
  readonly message?: string;
  /** Of PostgreSQL and of the operating system. */
  readonly code?: string;
  readonly detail?: string;
}

const missingReference = /^Key \(company_id, (\w+)\)=.* is not present in table "(\w+)"/;

/** What went wrong, in words for the operator. */
export function failureText(error: unknown): string {
  const { name, message, code, detail }: Failure =
    typeof error === 'object' && error !== null ? error : { message: String(error) };
  if (name === 'AbortError') return 'interrupted';
  const [, column, table] = missingReference.exec(detail ?? '') ?? [];
  if (column && table)
    return `${wireName(column)}: there is no such record among the ${table.replaceAll('_', ' ')} of the company`;
  return message || code || name || 'failed';
}

const wireName = (column: string): string => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
