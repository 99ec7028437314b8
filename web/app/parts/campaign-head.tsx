import type { Campaign } from '../../../domain/outreach/campaign.js';
import { Foreign } from '../../report/parts/foreign.js';

/** The pages of one campaign. */
const PARTS = [
  { part: 'overview', path: '', title: 'Overview' },
  { part: 'leads', path: '/leads', title: 'Leads' },
  { part: 'write', path: '/write', title: 'Write to leads' },
] as const;

interface Props {
  campaign: Pick<Campaign, 'id' | 'name'>;
  part: (typeof PARTS)[number]['part'];
}

/** The name of a campaign, and the way to its other pages. */
export function CampaignHead({ campaign: { id, name }, part }: Props) {
  return (
    <div class="page-head">
      <h1>
        <Foreign text={name} />
      </h1>
      <nav aria-label="Campaign">
        <ul class="tabs">
          {PARTS.map(({ part: each, path, title }) => (
            <li key={each}>
              <a href={`/app/campaigns/${id}${path}`} aria-current={each === part ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
