import { Tabs } from '../parts/tabs.js';

/** The pages that all campaigns share. */
const PAGES = [
  { href: '/app/campaigns', title: 'Campaigns' },
  { href: '/app/replies', title: 'Replies' },
  { href: '/app/senders', title: 'Mailboxes' },
  { href: '/app/templates', title: 'Templates' },
  { href: '/app/suppressions', title: 'Suppression list' },
  { href: '/app/discovery', title: 'Discovery' },
] as const;

/** What the page is, and the way to the others of outreach. */
export function OutreachHead({ here }: { here: (typeof PAGES)[number]['href'] }) {
  const tabs = PAGES.map(({ href, title }) => ({ href, title, isHere: href === here }));
  return (
    <div class="page-head">
      <h1>{tabs.find(({ isHere }) => isHere)?.title}</h1>
      <Tabs label="Outreach" tabs={tabs} />
    </div>
  );
}
