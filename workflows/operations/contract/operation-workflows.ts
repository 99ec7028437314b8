import type { Operation, OperationType } from '../../../domain/operations/operations.js';
import type { SendRequest } from '../../../domain/outreach/sending/send-request.js';
import { CONTENT_ANALYSIS, type ContentAnalysisInput } from '../../audits/contract/content-analysis.js';
import { JUDGE_AGAIN, type JudgeAgainInput } from '../../audits/contract/judge-again.js';
import { COMPLETE_AUDIT, QUICK_AUDIT, type SiteAuditInput } from '../../audits/contract/site-audit.js';
import { SITEMAP_BENCHMARK, type SitemapBenchmarkInput } from '../../audits/contract/sitemap-benchmark.js';
import {
  ON_PAGE_ANALYSIS,
  type OnPageAnalysisInput,
  SITEMAP_ANALYSIS,
  type SitemapAnalysisInput,
  SPEED_ANALYSIS,
  type SpeedAnalysisInput,
  TECHNICAL_SEO,
  type TechnicalSeoInput,
} from '../../audits/contract/tools.js';
import { WEBSITE_AUDIT } from '../../audits/contract/website-audit.js';
import { REFRESH_DASHBOARD, type RefreshDashboardInput } from '../../dashboard/contract/refresh-dashboard.js';
import {
  SEMANTIC_INDEX,
  type SiteInsightInput,
  STRATEGIC_INSIGHTS,
} from '../../dashboard/contract/strategic-insights.js';
import { INSIGHT_REPORT, type InsightReportInput } from '../../insights/contract/insights.js';
import {
  DISCOVER_OPPORTUNITIES,
  type DiscoverOpportunitiesInput,
  POLL_REPLIES,
  type PollRepliesInput,
  QUEUE_OUTREACH,
  type QueueOutreachInput,
  SEND_OUTREACH,
} from '../../outreach/contract/outreach.js';
import { PAGE_ANALYSIS, PAGE_ANALYSIS_FULL, type PageAnalysisInput } from '../../pages/contract/page-analysis.js';
import { PAGE_BATCH, PAGE_GUIDANCE, type PageBatchInput } from '../../pages/contract/page-batch.js';
import {
  IMAGE_ALT_TEXT,
  type ImageAltTextInput,
  META_DESCRIPTION,
  type MetaDescriptionInput,
  OPENGRAPH_TAGS,
  type OpengraphTagsInput,
} from '../../pages/contract/writing-tools.js';
import { PRINT_REPORT, type PrintReportInput } from '../../reports/contract/print-report.js';
import { INSPECT_INDEX, type IndexInspectionInput } from '../../search/contract/inspect-index.js';
import {
  ANALYZE_SEARCH_PERFORMANCE,
  type ContentOpportunitiesInput,
  FIND_CONTENT_OPPORTUNITIES,
  type SearchPerformanceInput,
} from '../../search/contract/search-analysis.js';
import { MOVE_TO_WORKSPACE, type MoveToWorkspaceInput } from '../../workspaces/contract/move-to-workspace.js';

/** What each kind of operation takes besides its own reference; this is what the operation record keeps as `input`. */
export interface OperationInputs {
  complete_audit: Omit<SiteAuditInput, 'operation'>;
  quick_audit: Omit<SiteAuditInput, 'operation'>;
  technical_seo: Omit<TechnicalSeoInput, 'operation'>;
  on_page_analysis: Omit<OnPageAnalysisInput, 'operation'>;
  speed_analysis: Omit<SpeedAnalysisInput, 'operation'>;
  sitemap_analysis: Omit<SitemapAnalysisInput, 'operation'>;
  sitemap_benchmark: Omit<SitemapBenchmarkInput, 'operation'>;
  website_audit: Omit<SiteAuditInput, 'operation'>;
  page_analysis: Omit<PageAnalysisInput, 'operation'>;
  page_analysis_full: Omit<PageAnalysisInput, 'operation'>;
  page_batch: Omit<PageBatchInput, 'operation'>;
  page_guidance: Omit<PageBatchInput, 'operation'>;
  strategic_insights: Omit<SiteInsightInput, 'operation'>;
  semantic_index: Omit<SiteInsightInput, 'operation'>;
  search_performance: Omit<SearchPerformanceInput, 'operation'>;
  content_opportunities: Omit<ContentOpportunitiesInput, 'operation'>;
  index_inspection: Omit<IndexInspectionInput, 'operation'>;
  refresh_dashboard: Omit<RefreshDashboardInput, 'operation'>;
  audit_insights: Omit<InsightReportInput, 'operation'>;
  searchconsole_insights: Omit<InsightReportInput, 'operation'>;
  content_strategy: Omit<InsightReportInput, 'operation'>;
  traffic_roadmap: Omit<InsightReportInput, 'operation'>;
  competitive_insights: Omit<InsightReportInput, 'operation'>;
  prioritized_recommendations: Omit<InsightReportInput, 'operation'>;
  quick_wins: Omit<InsightReportInput, 'operation'>;
  keyword_expansion: Omit<InsightReportInput, 'operation'>;
  judge_again: Omit<JudgeAgainInput, 'operation'>;
  print_report: Omit<PrintReportInput, 'operation'>;
  content_analysis: Omit<ContentAnalysisInput, 'operation'>;
  image_alt_text: Omit<ImageAltTextInput, 'operation'>;
  meta_description: Omit<MetaDescriptionInput, 'operation'>;
  opengraph_tags: Omit<OpengraphTagsInput, 'operation'>;
  send_outreach: SendRequest;
  queue_outreach: Omit<QueueOutreachInput, 'operation'>;
  poll_replies: Omit<PollRepliesInput, 'operation'>;
  discover_opportunities: Omit<DiscoverOpportunitiesInput, 'operation'>;
  move_to_workspace: Omit<MoveToWorkspaceInput, 'operation'>;
}

interface OperationWorkflow {
  workflow: string;
  /** No operation may hang for ever; the longest honest run of its kind fits in, waiting for a free browser included; crawls have bounds of their own. */
  timeout: '30 minutes' | '6 hours' | '12 hours' | '24 hours' | '365 days';
}

export const OPERATION_WORKFLOWS: Record<OperationType, OperationWorkflow> = {
  complete_audit: { workflow: COMPLETE_AUDIT, timeout: '24 hours' },
  quick_audit: { workflow: QUICK_AUDIT, timeout: '6 hours' },
  technical_seo: { workflow: TECHNICAL_SEO, timeout: '12 hours' },
  on_page_analysis: { workflow: ON_PAGE_ANALYSIS, timeout: '30 minutes' },
  speed_analysis: { workflow: SPEED_ANALYSIS, timeout: '6 hours' },
  sitemap_analysis: { workflow: SITEMAP_ANALYSIS, timeout: '30 minutes' },
  sitemap_benchmark: { workflow: SITEMAP_BENCHMARK, timeout: '6 hours' },
  website_audit: { workflow: WEBSITE_AUDIT, timeout: '24 hours' },
  page_analysis: { workflow: PAGE_ANALYSIS, timeout: '30 minutes' },
  page_analysis_full: { workflow: PAGE_ANALYSIS_FULL, timeout: '12 hours' },
  page_batch: { workflow: PAGE_BATCH, timeout: '6 hours' },
  page_guidance: { workflow: PAGE_GUIDANCE, timeout: '6 hours' },
  strategic_insights: { workflow: STRATEGIC_INSIGHTS, timeout: '30 minutes' },
  semantic_index: { workflow: SEMANTIC_INDEX, timeout: '30 minutes' },
  opengraph_tags: { workflow: OPENGRAPH_TAGS, timeout: '30 minutes' },
  content_analysis: { workflow: CONTENT_ANALYSIS, timeout: '12 hours' },
  image_alt_text: { workflow: IMAGE_ALT_TEXT, timeout: '30 minutes' },
  meta_description: { workflow: META_DESCRIPTION, timeout: '30 minutes' },
  // A quota that is met makes it wait for a quarter of an hour, more than once.
  search_performance: { workflow: ANALYZE_SEARCH_PERFORMANCE, timeout: '6 hours' },
  content_opportunities: { workflow: FIND_CONTENT_OPPORTUNITIES, timeout: '6 hours' },
  index_inspection: { workflow: INSPECT_INDEX, timeout: '6 hours' },
  refresh_dashboard: { workflow: REFRESH_DASHBOARD, timeout: '6 hours' },
  audit_insights: { workflow: INSIGHT_REPORT, timeout: '30 minutes' },
  searchconsole_insights: { workflow: INSIGHT_REPORT, timeout: '30 minutes' },
  content_strategy: { workflow: INSIGHT_REPORT, timeout: '30 minutes' },
  traffic_roadmap: { workflow: INSIGHT_REPORT, timeout: '30 minutes' },
  competitive_insights: { workflow: INSIGHT_REPORT, timeout: '30 minutes' },
  prioritized_recommendations: { workflow: INSIGHT_REPORT, timeout: '30 minutes' },
  quick_wins: { workflow: INSIGHT_REPORT, timeout: '30 minutes' },
  keyword_expansion: { workflow: INSIGHT_REPORT, timeout: '30 minutes' },
  judge_again: { workflow: JUDGE_AGAIN, timeout: '6 hours' },
  print_report: { workflow: PRINT_REPORT, timeout: '6 hours' },
  send_outreach: { workflow: SEND_OUTREACH, timeout: '6 hours' },
  // A thousand mails at the default pace take weeks, and may start 90 days from now.
  queue_outreach: { workflow: QUEUE_OUTREACH, timeout: '365 days' },
  poll_replies: { workflow: POLL_REPLIES, timeout: '6 hours' },
  discover_opportunities: { workflow: DISCOVER_OPPORTUNITIES, timeout: '6 hours' },
  // A database that is away for hours must not leave it between two workspaces.
  move_to_workspace: { workflow: MOVE_TO_WORKSPACE, timeout: '365 days' },
};

/** Types whose workflows read the request from the record: it contains texts of mails and recipients. */
const READ_FROM_RECORD: ReadonlySet<OperationType> = new Set(['send_outreach']);

/** The single argument of an operation's workflow. */
export function workflowInput({
  id,
  user_id,
  type,
  input,
}: Pick<Operation, 'id' | 'user_id' | 'type' | 'input'>): Record<string, unknown> {
  const operation = { id, user_id };
  return READ_FROM_RECORD.has(type) ? { operation } : { ...input, operation };
}
