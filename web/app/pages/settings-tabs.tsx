import { Tabs } from '../parts/tabs.js';

const PAGES = [
  { href: '/app/operations', title: 'Operations' },
  { href: '/app/webhooks', title: 'Webhooks' },
  { href: '/app/tokens', title: 'API tokens' },
  { href: '/app/system', title: 'System' },
] as const;

/** The way between the pages about the workspace as a whole. */
export function SettingsTabs({ here }: { here: (typeof PAGES)[number]['href'] }) {
  return <Tabs label="Settings" tabs={PAGES.map((page) => ({ ...page, isHere: page.href === here }))} />;
}
