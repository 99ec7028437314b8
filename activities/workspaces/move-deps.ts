import type { FollowUp } from '../../domain/outreach/sending/follow-up.js';
import type { Site } from '../../domain/sites/site.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { CrawlAccessRepository } from '../../store/crawl/crawl-access.js';
import type { FollowUpsRepository } from '../../store/outreach/sending/follow-ups.js';
import type { SitesRepository } from '../../store/sites/sites.js';
import type { CampaignMovesRepository } from '../../store/workspaces/moves/campaign-moves.js';
import type { SiteMovesRepository } from '../../store/workspaces/moves/site-moves.js';

export interface MoveDeps {
  siteMoves: SiteMovesRepository;
  campaignMoves: CampaignMovesRepository;
  artifacts: Pick<ArtifactsRepository, 'put'>;
  crawlAccess: Pick<CrawlAccessRepository, 'find' | 'passOn'>;
  followUps: Pick<FollowUpsRepository, 'scheduledIn'>;
  sites: Pick<SitesRepository, 'find'>;
  secrets: {
    bind(text: string, place: string): string;
    /** @throws Error when its key is gone */
    openBound(sealed: string, place: string): string;
  };
  /** What Temporal starts for the site. All are safe to repeat. */
  siteSchedules: {
    drop(owner: OwnerId, siteId: string): Promise<void>;
    keep(site: Site): Promise<void>;
  };
  timers: {
    startFollowUp(owner: OwnerId, senderId: string, followUp: Pick<FollowUp, 'id' | 'scheduled_at'>): Promise<void>;
    wakeFollowUp(owner: OwnerId, followUpId: string): Promise<void>;
  };
  now(): Date;
}
