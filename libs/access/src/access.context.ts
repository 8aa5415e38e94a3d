import { defineContext } from '@partner/kernel';

export const accessContext = defineContext({
  name: 'access',
  resources: { credential: { events: [] } },
  errors: {
    forbidden: {
      address_not_allowed:
        'The credential may be used only from other addresses. Add this one in the portal under Credentials.',
      credential_suspended: 'The credential is suspended. Ask the company to resume it, or use another credential.',
    },
    conflict: {
      credential_revoked: 'The credential was revoked. Create a new one.',
      too_many_credentials: 'The company has reached its limit of live credentials. Revoke one that is not in use.',
    },
  },
  reads: {
    companies: ['request_body_keepers', 'suspended_companies'],
    schema: ['company_counters', 'moving_companies'],
  },
  tables: { credentials: 'bounded', credential_uses: 'bounded' },
  texts: {
    credentials: { other: 'type name environment scopes allowed_addresses suspension_reason previous_secrets' },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    access: typeof accessContext;
  }
}
