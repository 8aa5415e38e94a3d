import type { HttpClient, HttpClientOptions, HttpResult } from '@partner/http-client';
import { type Clock, JobFailure } from '@partner/kernel';
import { Crm, type CrmAccess, type CrmContact } from '../application/ports/crm.js';

/** Parses a `Retry-After` header, in seconds or as a date; undefined when it is absent or invalid. */
function retryAfter(header: string | undefined, now: Date): Date | undefined {
  if (!header) return undefined;
  const at = /^\d{1,7}$/.test(header) ? new Date(now.getTime() + Number(header) * 1_000) : new Date(header);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

const hubspot = 'https://api.hubapi.com';

/** HTTP options for CRMs: few concurrent jobs, and bodies, which say which contacts a CRM refused. */
export const crmRequests = {
  connections: 16,
  maxBodyBytes: 64 * 1024,
} as const satisfies Partial<HttpClientOptions>;

/** Temporary statuses below 500, which are retried. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 423, 425, 429, 477]);

/** Error body of HubSpot; every field may be missing. */
interface ErrorBody {
  readonly message?: string;
  readonly numErrors?: number;
  readonly errors?: readonly { readonly message?: string }[];
}

/** HubSpot's public HTTP API; creates or updates contacts by email. */
export class HubSpot extends Crm {
  /** @param client must return response bodies; its rules decide which addresses are allowed (E7) */
  constructor(
    private readonly client: HttpClient,
    private readonly clock: Clock,
  ) {
    super();
  }

  async upsertContact(
    { accessToken, baseUrl = hubspot }: CrmAccess,
    contact: CrmContact,
    signal: AbortSignal,
  ): Promise<void> {
    const { email } = contact;
    const answer = await this.client.post({
      url: `${baseUrl}/crm/v3/objects/contacts/batch/upsert`,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({
        inputs: [{ id: email.toLowerCase(), idProperty: 'email', properties: propertiesOf(contact) }],
      }),
      signal,
    });
    const { statusCode: status, error } = answer;
    if (status === undefined) throw new JobFailure(`HubSpot cannot be reached: ${error}`);
    const complaint = errorBodyOf(answer);
    const done = status === 207 ? !complaint.numErrors && !complaint.errors?.length : status >= 200 && status < 300;
    if (!done) throw this.failure(status, answer, complaint);
  }

  private failure(status: number, { headers }: HttpResult, { message, errors }: ErrorBody): JobFailure {
    const why = errors?.find((error) => error.message)?.message ?? message;
    const text = `HubSpot responded with ${status}${why ? `: ${why}` : ''}`;
    if (status < 500 && !temporaryStatuses.has(status)) return new JobFailure(text, { permanent: true });
    return new JobFailure(text, { notBefore: retryAfter(headers?.['retry-after'], this.clock.now()) });
  }
}

/**
 * HubSpot stores first and last names separately: the last of several words becomes the last name. Unset values are not
 * sent, so HubSpot keeps its own.
 */
function propertiesOf({ email, name, phone, address, city, state, zipCode: zip }: CrmContact): Record<string, string> {
  const words = name?.trim().split(/\s+/) ?? [];
  const lastname = words.length > 1 ? words.pop() : undefined;
  const all = { email: email.toLowerCase(), firstname: words.join(' '), lastname, phone, address, city, state, zip };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Parses the body if it is JSON; other bodies come from proxies in between. */
function errorBodyOf({ body = '' }: HttpResult): ErrorBody {
  try {
    return (JSON.parse(body) ?? {}) as ErrorBody;
  } catch {
    return {};
  }
}
