/** Pages of the app whose address is the same for everybody, by name. */
export const FIXED_PATHS = {
  home: '/app',
  audits: '/app/audits',
  tools: '/app/tools',
  campaigns: '/app/campaigns',
  senders: '/app/senders',
  templates: '/app/templates',
  brands: '/app/brands',
  check_sets: '/app/check-sets',
  ownerships: '/app/ownerships',
  suppressions: '/app/suppressions',
  connections: '/app/connections',
  system: '/app/system',
  workspace: '/app/workspace',
  nothing: `/app/sites/${'f'.repeat(24)}`,
} as const;
