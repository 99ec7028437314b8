import { createCampaignsHandlers } from './campaigns/handlers/campaigns.js';
import { createLeadsHandlers } from './campaigns/handlers/leads.js';
import { createReportingHandlers } from './campaigns/handlers/reporting.js';
import { createDiscoveryHandlers } from './discovery/handlers/discovery.js';
import { createAnswersHandlers } from './inbox/handlers/answers.js';
import { createInboxHandlers } from './inbox/handlers/inbox.js';
import { createLinkImportHandlers } from './links/handlers/link-imports.js';
import { createLinkReportHandlers } from './links/handlers/link-report.js';
import { createPlacedLinksHandlers } from './links/handlers/placed-links.js';
import { createRepliesHandlers } from './replies/handlers/replies.js';
import { createMailboxAccessHandlers } from './sending/handlers/mailbox-access.js';
import { createPolicyHandlers } from './sending/handlers/policy.js';
import { createSenderDmarcHandlers } from './sending/handlers/sender-dmarc.js';
import { createSendersHandlers } from './sending/handlers/senders.js';
import { createSendingHandlers } from './sending/handlers/sending.js';
import { createSuppressionHandlers } from './sending/handlers/suppression.js';
import { createTestMailHandlers } from './sending/handlers/test-mail.js';
import { createUnsubscribeHandlers } from './sending/handlers/unsubscribe.js';
import { createVariantTestsHandlers } from './sending/handlers/variant-tests.js';
import { createCampaignEmailsHandlers } from './writing/handlers/campaign-emails.js';
import { createEmailsHandlers } from './writing/handlers/emails.js';
import { createTemplatesHandlers } from './writing/handlers/templates.js';

/** Every handler of the outreach API, by operationId. */
export function createOutreachHandlers(deps: OutreachHandlerDeps) {
  return {
    ...createCampaignsHandlers(deps),
    ...createDiscoveryHandlers(deps),
    ...createCampaignEmailsHandlers(deps),
    ...createEmailsHandlers(deps),
    ...createInboxHandlers(deps),
    ...createAnswersHandlers(deps),
    ...createLeadsHandlers(deps),
    ...createLinkImportHandlers(deps),
    ...createLinkReportHandlers(deps),
    ...createPlacedLinksHandlers(deps),
    ...createPolicyHandlers(deps),
    ...createRepliesHandlers(deps),
    ...createReportingHandlers(deps),
    ...createSendersHandlers(deps),
    ...createSenderDmarcHandlers(deps),
    ...createMailboxAccessHandlers(deps),
    ...createSendingHandlers(deps),
    ...createSuppressionHandlers(deps),
    ...createTemplatesHandlers(deps),
    ...createTestMailHandlers(deps),
    ...createUnsubscribeHandlers(deps),
    ...createVariantTestsHandlers(deps),
  };
}

export type OutreachHandlerDeps = Parameters<typeof createCampaignsHandlers>[0] &
  Parameters<typeof createDiscoveryHandlers>[0] &
  Parameters<typeof createCampaignEmailsHandlers>[0] &
  Parameters<typeof createEmailsHandlers>[0] &
  Parameters<typeof createInboxHandlers>[0] &
  Parameters<typeof createAnswersHandlers>[0] &
  Parameters<typeof createLeadsHandlers>[0] &
  Parameters<typeof createLinkImportHandlers>[0] &
  Parameters<typeof createLinkReportHandlers>[0] &
  Parameters<typeof createPlacedLinksHandlers>[0] &
  Parameters<typeof createPolicyHandlers>[0] &
  Parameters<typeof createRepliesHandlers>[0] &
  Parameters<typeof createReportingHandlers>[0] &
  Parameters<typeof createSendersHandlers>[0] &
  Parameters<typeof createSenderDmarcHandlers>[0] &
  Parameters<typeof createMailboxAccessHandlers>[0] &
  Parameters<typeof createSendingHandlers>[0] &
  Parameters<typeof createSuppressionHandlers>[0] &
  Parameters<typeof createTemplatesHandlers>[0] &
  Parameters<typeof createTestMailHandlers>[0] &
  Parameters<typeof createUnsubscribeHandlers>[0] &
  Parameters<typeof createVariantTestsHandlers>[0];
