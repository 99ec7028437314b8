import type { VNode } from 'preact';
import type { OperationResults } from '../../../../domain/operations/operation-results.js';
import type { OperationType } from '../../../../domain/operations/operations.js';
import { AltTextResult } from './alt-text-result.js';
import { AttemptResult } from './attempt-result.js';
import { AuditResult } from './audit-result.js';
import { CompetitiveInsightsResult } from './competitive-insights-result.js';
import { ContentAnalysisResult } from './content-analysis-result.js';
import { ContentOpportunitiesResult } from './content-opportunities-result.js';
import { ContentStrategyResult } from './content-strategy-result.js';
import { DiscoveryResult } from './discovery-result.js';
import { JudgeAgainResult } from './judge-again-result.js';
import { KeywordExpansionResult } from './keyword-expansion-result.js';
import { MetaDescriptionResult } from './meta-description-result.js';
import { OnPageResult } from './on-page-result.js';
import { OpengraphResult } from './opengraph-result.js';
import { PageAnalysisResult } from './page-analysis-result.js';
import { PageBatchResult } from './page-batch-result.js';
import { PageGuidanceResult } from './page-guidance-result.js';
import { InsightList } from './parts/insight-list.js';
import { PollResult } from './poll-result.js';
import { PrintedReportResult } from './printed-report-result.js';
import { PrioritizedResult } from './prioritized-result.js';
import { QueueResult } from './queue-result.js';
import { QuickWinsResult } from './quick-wins-result.js';
import { RefreshResult } from './refresh-result.js';
import { SearchPerformanceResult } from './search-performance-result.js';
import { SemanticIndexResult } from './semantic-index-result.js';
import { SitemapBenchmarkResult } from './sitemap-benchmark-result.js';
import { SitemapResult } from './sitemap-result.js';
import { SpeedResult } from './speed-result.js';
import { StrategyResult } from './strategy-result.js';
import { TechnicalResult } from './technical-result.js';
import { TrafficRoadmapResult } from './traffic-roadmap-result.js';

/** How the result of each type of operation is shown. The compiler refuses a type without a view. */
export const RESULT_VIEWS: { [Type in OperationType]: (props: { result: OperationResults[Type] }) => VNode } = {
  complete_audit: AuditResult,
  quick_audit: AuditResult,
  website_audit: AuditResult,
  technical_seo: TechnicalResult,
  on_page_analysis: OnPageResult,
  speed_analysis: SpeedResult,
  sitemap_analysis: SitemapResult,
  sitemap_benchmark: SitemapBenchmarkResult,
  page_analysis: PageAnalysisResult,
  page_analysis_full: PageAnalysisResult,
  page_batch: PageBatchResult,
  page_guidance: PageGuidanceResult,
  strategic_insights: StrategyResult,
  semantic_index: SemanticIndexResult,
  meta_description: MetaDescriptionResult,
  opengraph_tags: OpengraphResult,
  image_alt_text: AltTextResult,
  content_analysis: ContentAnalysisResult,
  search_performance: SearchPerformanceResult,
  content_opportunities: ContentOpportunitiesResult,
  audit_insights: InsightList,
  searchconsole_insights: InsightList,
  content_strategy: ContentStrategyResult,
  traffic_roadmap: TrafficRoadmapResult,
  competitive_insights: CompetitiveInsightsResult,
  prioritized_recommendations: PrioritizedResult,
  quick_wins: QuickWinsResult,
  keyword_expansion: KeywordExpansionResult,
  refresh_dashboard: RefreshResult,
  judge_again: JudgeAgainResult,
  print_report: PrintedReportResult,
  send_outreach: AttemptResult,
  queue_outreach: QueueResult,
  poll_replies: PollResult,
  discover_opportunities: DiscoveryResult,
};
