/** The bundle's entry: every workflow by name. Names equal the constants in workflows/contract. */

export { classifyReplies } from './classify-replies.js';
export { collectRawRows } from './collect-raw-rows.js';
export { connectPlatform } from './connect-platform.js';
export { correctReply } from './correct-reply.js';
export { crawlSite } from './crawl-site.js';
export { deliverWebhook } from './deliver-webhook.js';
export { disconnectPlatform } from './disconnect-platform.js';
export { discoverOpportunities } from './discover-opportunities.js';
export { followUp } from './follow-up.js';
export { metaDescription } from './meta-description.js';
export { onPageAnalysis } from './on-page-analysis.js';
export { pollMailboxes, pollReplies } from './poll-replies.js';
export { printReport } from './print-report.js';
export { queueOutreach } from './queue-outreach.js';
export { sendOutreach } from './send-outreach.js';
export { senderQueue } from './sender-queue.js';
export { settleAttempt } from './settle-attempt.js';
export { completeAudit, quickAudit } from './site-audit.js';
export { sitemapAnalysis } from './sitemap-analysis.js';
export { sitemapBenchmark } from './sitemap-benchmark.js';
export { speedAnalysis } from './speed-analysis.js';
export { sweepAttempts } from './sweep-attempts.js';
export { technicalSeo } from './technical-seo.js';
export { verifySender } from './verify-sender.js';
export { watchConnections } from './watch-connections.js';
export { websiteAudit } from './website-audit.js';
export { writeEmail } from './write-email.js';
