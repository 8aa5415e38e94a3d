import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../api/client';

/** Response of the API. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  readonly isTruncated: boolean;
  readonly milliseconds: number;
}

interface Token {
  readonly accessToken: string;
  readonly expiresAt: string;
}

export interface SentRequest {
  readonly credentialId: string;
  readonly scope: string | undefined;
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
  readonly isConfirmed: boolean;
}

/** Time in milliseconds before its end at which a token is replaced. */
const marginMs = 40_000;

/** Sends requests with tokens of 10 minutes, each with only the scope of its operation. The page alone holds them. */
export function useExplorer() {
  const tokens = useRef(new Map<string, Token>());
  return useMutation({
    mutationFn: async ({ credentialId, scope, ...request }: SentRequest) => {
      const key = `${credentialId} ${scope ?? ''}`;
      let token = tokens.current.get(key);
      if (!token || Date.parse(token.expiresAt) - Date.now() < marginMs) {
        token = await call<Token>('POST', 'explorer/tokens', { credentialId, ...(scope && { scopes: scope }) });
        tokens.current.set(key, token);
      }
      return call<ApiResponse>('POST', 'explorer/requests', { token: token.accessToken, ...request });
    },
  });
}
