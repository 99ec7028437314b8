/** The pages of one site, in the order of the sidebar. `path` follows `/app/sites/{id}`. */
export const SITE_PARTS = [
  { part: 'overview', path: '', title: 'Overview', icon: 'overview' },
  { part: 'issues', path: '/issues', title: 'Issues', icon: 'issues' },
  { part: 'pages', path: '/pages', title: 'Pages', icon: 'pages' },
  { part: 'structure', path: '/structure', title: 'Structure', icon: 'structure' },
  { part: 'search', path: '/search', title: 'Search', icon: 'search' },
  { part: 'indexing', path: '/indexing', title: 'Indexing', icon: 'indexing' },
  { part: 'insights', path: '/insights', title: 'Insights', icon: 'insights' },
  { part: 'speed', path: '/speed', title: 'Speed', icon: 'speed' },
  { part: 'content', path: '/content', title: 'Content', icon: 'content' },
  { part: 'competitors', path: '/competitors', title: 'Competitors', icon: 'competitors' },
  { part: 'reports', path: '/reports', title: 'Reports', icon: 'reports' },
  { part: 'schedules', path: '/schedules', title: 'Schedules', icon: 'schedules' },
  { part: 'settings', path: '/settings', title: 'Settings', icon: 'settings' },
] as const;

export type SitePart = (typeof SITE_PARTS)[number]['part'];

/** Pages on which members change things; client guests do not have them. */
const MEMBER_PARTS: ReadonlySet<string> = new Set<SitePart>(['schedules', 'settings']);

/** The pages of a site that this person can open. */
export function listSiteParts({ is_guest }: { is_guest: boolean }) {
  return SITE_PARTS.filter(({ part }) => !is_guest || !MEMBER_PARTS.has(part));
}

/** Where a page of a site is. */
export function findPartPath(siteId: string, part: SitePart): string {
  const path = SITE_PARTS.find((each) => each.part === part)?.path ?? '';
  return `/app/sites/${siteId}${path}`;
}
