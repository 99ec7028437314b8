import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Tabs } from '../parts/tabs.js';

/** The pages of one campaign. */
const PARTS = [
  { part: 'overview', path: '', title: 'Overview' },
  { part: 'leads', path: '/leads', title: 'Leads' },
  { part: 'mails', path: '/mails', title: 'Emails' },
  { part: 'sequence', path: '/sequence', title: 'Sequence' },
  { part: 'replies', path: '/replies', title: 'Replies' },
  { part: 'links', path: '/links', title: 'Placed links' },
  { part: 'write', path: '/write', title: 'Write to leads' },
  { part: 'tests', path: '/tests', title: 'A/B tests' },
  { part: 'policy', path: '/policy-log', title: 'Policy log' },
] as const;

interface Props {
  campaign: Pick<Campaign, 'id' | 'name'>;
  part: (typeof PARTS)[number]['part'];
}

/** The name of a campaign, and the tabs of its pages. */
export function CampaignHead({ campaign: { id, name }, part }: Props) {
  const tabs = PARTS.map(({ part: each, path, title }) => ({
    href: `/app/campaigns/${id}${path}`,
    title,
    isHere: each === part,
  }));
  return (
    <div class="page-head">
      <h1>
        <Foreign text={name} />
      </h1>
      <Tabs label="Campaign" tabs={tabs} />
    </div>
  );
}
