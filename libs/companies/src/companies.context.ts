import { defineContext } from '@partner/kernel';

export const companiesContext = defineContext({
  name: 'companies',
  resources: {
    company: { events: [] },
    role: { events: [] },
    user: { events: [] },
    invitation: { events: [] },
  },
  sweepGroups: ['retention'],
  errors: {
    conflict: {
      last_owner: 'The company would have no owner. Transfer ownership instead.',
      user_exists: 'Another user of your company has this email.',
      role_key_taken: 'Another role of the company has this name or key.',
      role_in_use: 'A user has this role.',
      system_role: 'System roles cannot be deleted.',
    },
    forbidden: {
      company_suspended:
        'The company is suspended. If it did so itself, it can resume in the portal; otherwise contact the operator.',
      insufficient_rights: 'You can give, change or take away only rights that you have yourself.',
      privileged_user:
        'The user manages partner access, or would after the change. Change role, email and `active` in the portal.',
    },
    limited: {
      too_many_sandboxes: 'No more sandboxes may exist at once. `Retry-After` tells when the next one ends.',
    },
    unavailable: {
      no_sandbox_template: 'The operator has not prepared sandboxes yet.',
    },
    gone: {
      invitation_ended: 'The invitation was accepted, was withdrawn, or has expired.',
    },
  },
  tables: {
    accounts: { sharedBy: 'email' },
    companies: 'bounded',
    company_deletions: 'bounded',
    invitations: 'bounded',
    roles: 'bounded',
    sandboxes: 'bounded',
    users: 'bounded',
    user_locations: 'bounded',
  },
  texts: {
    companies: {
      other:
        'name email phone address city state zip_code country timezone logo_url company_type sell_types ' +
        'sold_by_status technical_contact_email currency configurator_url configurator_launch_allowlist ' +
        'suspension_reason suspended_by',
    },
    company_deletions: { other: 'removed' },
    roles: { other: 'name key description permissions' },
    users: { other: 'first_name last_name email phone search_text email_lower' },
  },
  // An imported company is not to be deleted.
  stayingColumns: { companies: ['deletion_due_at'] },
  views: ['request_body_keepers', 'sales_people', 'suspended_companies'],
  reads: {
    locations: ['locations', 'visible_locations'],
    schema: ['moving_companies'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    companies: typeof companiesContext;
  }
}
