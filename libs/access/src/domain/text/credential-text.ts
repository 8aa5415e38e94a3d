import { type CompanyId, type Id, isId } from '@partner/kernel';
import { type Environment, environmentMark } from '../environment.js';

/** Ids in the text of a credential. */
export interface CredentialIds {
  readonly company: CompanyId;
  readonly id: Id;
}

export interface ApiKeyParts extends CredentialIds {
  readonly secret: string;
}

/** Reason why a text is not an API key of this environment. */
export type KeyProblem = 'client_secret' | 'live_key_in_sandbox' | 'test_key_in_production' | 'truncated' | 'malformed';

/** Keys of the other environment, by the mark of this one. */
const otherKey = {
  test: { isKey: /^pk_live_/, problem: 'live_key_in_sandbox' },
  live: { isKey: /^pk_test_/, problem: 'test_key_in_production' },
} as const;

/** Characters of an API key: prefix, ids and secret with their separators. */
const apiKeyLength = 'pk_test_'.length + 24 + '_'.length + 24 + '_'.length + 43;

const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Formats and parses the credentials of one environment (A1). Texts of the other environment are rejected. The company
 * in a text routes a request to its database; a credential of another company is unknown.
 */
export class CredentialText {
  readonly #mark: 'live' | 'test';

  constructor(environment: Environment) {
    this.#mark = environmentMark[environment];
  }

  apiKey({ company, id, secret }: ApiKeyParts): string {
    return `pk_${this.#mark}_${company}_${id}_${secret}`;
  }

  clientId({ company, id }: CredentialIds): string {
    return `ci_${this.#mark}_${company}_${id}`;
  }

  clientSecret(secret: string): string {
    return `cs_${this.#mark}_${secret}`;
  }

  /** @returns undefined unless `text` is an API key of this environment. */
  readApiKey(text: string): ApiKeyParts | undefined {
    const rest = after(`pk_${this.#mark}_`, text);
    const ids = idsOf(rest?.slice(0, 49));
    const secret = rest?.slice(50) ?? '';
    return ids && rest?.[49] === '_' && secretPattern.test(secret) ? { ...ids, secret } : undefined;
  }

  /** Returns the reason why {@link readApiKey} cannot read a text (W19). It depends on the form of the text alone. */
  problemOf(text: string): KeyProblem {
    if (/^c[is]_/.test(text)) return 'client_secret';
    const other = otherKey[this.#mark];
    if (other.isKey.test(text)) return other.problem;
    return text.startsWith(`pk_${this.#mark}_`) && text.length < apiKeyLength ? 'truncated' : 'malformed';
  }

  /** @returns undefined unless `text` is a client id of this environment. */
  readClientId(text: string): CredentialIds | undefined {
    return idsOf(after(`ci_${this.#mark}_`, text));
  }

  /** @returns the random part, or undefined unless `text` is a client secret of this environment. */
  readClientSecret(text: string): string | undefined {
    const secret = after(`cs_${this.#mark}_`, text);
    return secret !== undefined && secretPattern.test(secret) ? secret : undefined;
  }
}

const after = (start: string, text: string): string | undefined =>
  text.startsWith(start) ? text.slice(start.length) : undefined;

/** Parses `<company>_<credential>`. */
function idsOf(text: string | undefined): CredentialIds | undefined {
  const company = text?.slice(0, 24);
  const id = text?.slice(25);
  return isId(company) && text?.[24] === '_' && isId(id) ? { company: company as CompanyId, id } : undefined;
}
