import { Tabs } from '../parts/tabs.js';

/** The pages of one site. */
const PARTS = [
  { part: 'overview', path: '', title: 'Overview' },
  { part: 'issues', path: '/issues', title: 'Issues' },
  { part: 'search', path: '/search', title: 'Search' },
] as const;
export type SitePart = (typeof PARTS)[number]['part'];

/** The way from one page of a site to the others. */
export function SiteTabs({ id, part }: { id: string; part: SitePart }) {
  const tabs = PARTS.map(({ part: each, path, title }) => ({
    href: `/app/sites/${id}${path}`,
    title,
    isHere: each === part,
  }));
  return <Tabs label="Site" tabs={tabs} />;
}
