import type { PublishEvent } from '../../../domain/webhooks/webhook-event.js';
import type { CampaignsRepository } from '../../../store/outreach/campaigns/campaigns.js';
import type { LinkChecksRepository } from '../../../store/outreach/links/link-checks.js';
import type { PlacedLinksRepository } from '../../../store/outreach/links/placed-links.js';

export interface LinkWatchDeps {
  placedLinks: Pick<PlacedLinksRepository, 'findAny' | 'claimDue' | 'record'>;
  linkChecks: Pick<LinkChecksRepository, 'put' | 'removeOf'>;
  campaigns: Pick<CampaignsRepository, 'find'>;
  publish: PublishEvent;
  now: () => Date;
}
