import { type Id, isId } from '@partner/kernel';
import { type Environment, environmentMark } from '../environment.js';

export interface ApiKeyParts {
  readonly id: Id;
  readonly secret: string;
}

/** Reason why a text is not an API key of this environment. */
export type KeyProblem = 'client_secret' | 'live_key_in_sandbox' | 'test_key_in_production' | 'truncated' | 'malformed';

/** Keys of the other environment, by the mark of this one. */
const otherKey = {
  test: { isKey: /^pk_live_/, problem: 'live_key_in_sandbox' },
  live: { isKey: /^pk_test_/, problem: 'test_key_in_production' },
} as const;

/** Characters of an API key: prefix, id and secret with their separators. */
const apiKeyLength = 'pk_test_'.length + 24 + '_'.length + 43;

const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/** Formats and parses the credentials of one environment (A1). Texts of the other environment are rejected. */
export class CredentialText {
  readonly #mark: 'live' | 'test';

  constructor(environment: Environment) {
    this.#mark = environmentMark[environment];
  }

  apiKey(id: Id, secret: string): string {
    return `pk_${this.#mark}_${id}_${secret}`;
  }

  clientId(id: Id): string {
    return `ci_${this.#mark}_${id}`;
  }

  clientSecret(secret: string): string {
    return `cs_${this.#mark}_${secret}`;
  }

  /** @returns undefined unless `text` is an API key of this environment. */
  readApiKey(text: string): ApiKeyParts | undefined {
    const rest = after(`pk_${this.#mark}_`, text);
    const id = rest?.slice(0, 24);
    const secret = rest?.slice(25) ?? '';
    return isId(id) && rest?.[24] === '_' && secretPattern.test(secret) ? { id, secret } : undefined;
  }

  /** Returns the reason why {@link readApiKey} cannot read a text (W19). It depends on the form of the text alone. */
  problemOf(text: string): KeyProblem {
    if (/^c[is]_/.test(text)) return 'client_secret';
    const other = otherKey[this.#mark];
    if (other.isKey.test(text)) return other.problem;
    return text.startsWith(`pk_${this.#mark}_`) && text.length < apiKeyLength ? 'truncated' : 'malformed';
  }

  /** @returns undefined unless `text` is a client id of this environment. */
  readClientId(text: string): Id | undefined {
    const id = after(`ci_${this.#mark}_`, text);
    return isId(id) ? id : undefined;
  }

  /** @returns the random part, or undefined unless `text` is a client secret of this environment. */
  readClientSecret(text: string): string | undefined {
    const secret = after(`cs_${this.#mark}_`, text);
    return secret !== undefined && secretPattern.test(secret) ? secret : undefined;
  }
}

const after = (start: string, text: string): string | undefined =>
  text.startsWith(start) ? text.slice(start.length) : undefined;
