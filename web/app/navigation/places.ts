/** The sections of the app that belong to no site alone, in the groups of the sidebar. */
export const PLACE_GROUPS = [
  {
    title: 'Sites',
    places: [
      { href: '/app', title: 'All sites', icon: 'sites' },
      { href: '/app/audits', title: 'Audits', icon: 'audits' },
      { href: '/app/tools', title: 'Tools', icon: 'tools' },
      { href: '/app/operations', title: 'Operations', icon: 'schedules' },
    ],
  },
  {
    title: 'Outreach',
    places: [
      { href: '/app/campaigns', title: 'Campaigns', icon: 'campaigns' },
      { href: '/app/inbox', title: 'Inbox', icon: 'inbox' },
      { href: '/app/replies', title: 'Replies', icon: 'replies' },
      { href: '/app/links', title: 'Placed links', icon: 'link' },
      { href: '/app/discovery', title: 'Discovery', icon: 'search' },
      { href: '/app/senders', title: 'Mailboxes', icon: 'mail' },
      { href: '/app/templates', title: 'Templates', icon: 'text' },
      { href: '/app/suppressions', title: 'Suppression list', icon: 'blocked' },
    ],
  },
  {
    title: 'Workspace',
    places: [
      { href: '/app/connections', title: 'Connections', icon: 'connection' },
      { href: '/app/workspace', title: 'Members', icon: 'people' },
      { href: '/app/notifications', title: 'Notifications', icon: 'bell' },
      { href: '/app/webhooks', title: 'Webhooks', icon: 'webhooks' },
      { href: '/app/tokens', title: 'API tokens', icon: 'key' },
      { href: '/app/system', title: 'System', icon: 'system' },
    ],
  },
] as const;

/** Address of a section. */
export type SectionPath = (typeof PLACE_GROUPS)[number]['places'][number]['href'];

/** What there is for client guests. */
const GUEST_PLACES: ReadonlySet<string> = new Set<SectionPath>([
  '/app',
  '/app/audits',
  '/app/workspace',
  '/app/notifications',
]);

/** The groups with the sections that this person can open; groups of which nothing is left are left out. */
export function listPlaces({ is_guest }: { is_guest: boolean }) {
  return PLACE_GROUPS.map(({ title, places }) => ({
    title,
    places: places.filter(({ href }) => !is_guest || GUEST_PLACES.has(href)),
  })).filter(({ places }) => places.length > 0);
}
