import { z } from 'zod';

const ROLES = ['owner', 'admin', 'editor', 'viewer', 'client_guest'] as const;

const mapping = z
  .strictObject({
    group: z.string().min(1).max(1_000),
    workspace_id: z.string().regex(/^ws_[0-9a-f]{24}$/, 'must be the id of a shared workspace, such as ws_65f0…'),
    role: z.enum(ROLES),
    can_send: z.boolean().default(false),
    sites: z.array(z.string().min(1).max(253)).max(50).default([]),
  })
  .refine(({ role, sites }) => (role === 'client_guest') === sites.length > 0, {
    path: ['sites'],
    message: 'must name sites for the role client_guest, and for no other role',
  })
  .refine(({ role, can_send }) => role === 'editor' || !can_send, {
    path: ['can_send'],
    message: 'is for the role editor only',
  });

/**
 * The setting GROUP_MAPPINGS: a JSON array that says which group of the identity provider has which role in which shared
 * workspace. JSON, since names of groups may hold every separator (LDAP names have commas and equals signs).
 */
export const groupMappings = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({
        code: 'custom',
        message: 'must be a JSON array such as [{"group":"seo","workspace_id":"ws_…","role":"editor"}]',
      });
      return z.NEVER;
    }
  })
  .pipe(z.array(mapping).max(500));
