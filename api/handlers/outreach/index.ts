import { createCampaignsHandlers } from './campaigns.js';
import { createDiscoveryHandlers } from './discovery.js';
import { createEmailsHandlers } from './emails.js';
import { createLeadsHandlers } from './leads.js';
import { createPolicyHandlers } from './policy.js';
import { createRepliesHandlers } from './replies.js';
import { createReportingHandlers } from './reporting.js';
import { createSendersHandlers } from './senders.js';
import { createSendingHandlers } from './sending.js';
import { createSuppressionHandlers } from './suppression.js';
import { createTemplatesHandlers } from './templates.js';
import { createUnsubscribeHandlers } from './unsubscribe.js';

/** Every handler of the outreach API, by operationId. */
export function createOutreachHandlers(deps: OutreachHandlerDeps) {
  return {
    ...createCampaignsHandlers(deps),
    ...createDiscoveryHandlers(deps),
    ...createEmailsHandlers(deps),
    ...createLeadsHandlers(deps),
    ...createPolicyHandlers(deps),
    ...createRepliesHandlers(deps),
    ...createReportingHandlers(deps),
    ...createSendersHandlers(deps),
    ...createSendingHandlers(deps),
    ...createSuppressionHandlers(deps),
    ...createTemplatesHandlers(deps),
    ...createUnsubscribeHandlers(deps),
  };
}

export type OutreachHandlerDeps = Parameters<typeof createCampaignsHandlers>[0] &
  Parameters<typeof createDiscoveryHandlers>[0] &
  Parameters<typeof createEmailsHandlers>[0] &
  Parameters<typeof createLeadsHandlers>[0] &
  Parameters<typeof createPolicyHandlers>[0] &
  Parameters<typeof createRepliesHandlers>[0] &
  Parameters<typeof createReportingHandlers>[0] &
  Parameters<typeof createSendersHandlers>[0] &
  Parameters<typeof createSendingHandlers>[0] &
  Parameters<typeof createSuppressionHandlers>[0] &
  Parameters<typeof createTemplatesHandlers>[0] &
  Parameters<typeof createUnsubscribeHandlers>[0];
