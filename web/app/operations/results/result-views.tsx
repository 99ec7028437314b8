import type { VNode } from 'preact';
import type { OperationResults } from '../../../../domain/operations/operation-results.js';
import type { OperationType } from '../../../../domain/operations/operations.js';
import { AltTextView } from './alt-text-view.js';
import { AuditView } from './audit-view.js';
import { CompetitiveInsightsView } from './competitive-insights-view.js';
import { ContentAnalysisView } from './content-analysis-view.js';
import { ContentOpportunitiesView } from './content-opportunities-view.js';
import { ContentStrategyView } from './content-strategy-view.js';
import { DiscoveryView } from './discovery-view.js';
import { IndexInspectionView } from './index-inspection-view.js';
import { JudgeAgainView } from './judge-again-view.js';
import { KeywordExpansionView } from './keyword-expansion-view.js';
import { MetaDescriptionView } from './meta-description-view.js';
import { MovedView } from './moved-view.js';
import { OnPageView } from './on-page-view.js';
import { OpengraphView } from './opengraph-view.js';
import { PageAnalysisView } from './page-analysis-view.js';
import { PageBatchView } from './page-batch-view.js';
import { PageGuidanceView } from './page-guidance-view.js';
import { InsightList } from './parts/insight-list.js';
import { PollView } from './poll-view.js';
import { PrintedReportView } from './printed-report-view.js';
import { PrioritizedView } from './prioritized-view.js';
import { QueueView } from './queue-view.js';
import { QuickWinsView } from './quick-wins-view.js';
import { RefreshView } from './refresh-view.js';
import { SearchPerformanceView } from './search-performance-view.js';
import { SemanticIndexView } from './semantic-index-view.js';
import { SentMailView } from './sent-mail-view.js';
import { SitemapBenchmarkView } from './sitemap-benchmark-view.js';
import { SitemapView } from './sitemap-view.js';
import { SpeedView } from './speed-view.js';
import { StrategyView } from './strategy-view.js';
import { TechnicalView } from './technical-view.js';
import { TrafficRoadmapView } from './traffic-roadmap-view.js';

/** How the result of each type of operation is shown. The compiler refuses a type without a view. */
export const RESULT_VIEWS: { [Type in OperationType]: (props: { result: OperationResults[Type] }) => VNode } = {
  complete_audit: AuditView,
  quick_audit: AuditView,
  website_audit: AuditView,
  technical_seo: TechnicalView,
  on_page_analysis: OnPageView,
  speed_analysis: SpeedView,
  sitemap_analysis: SitemapView,
  sitemap_benchmark: SitemapBenchmarkView,
  page_analysis: PageAnalysisView,
  page_analysis_full: PageAnalysisView,
  page_batch: PageBatchView,
  page_guidance: PageGuidanceView,
  strategic_insights: StrategyView,
  semantic_index: SemanticIndexView,
  meta_description: MetaDescriptionView,
  opengraph_tags: OpengraphView,
  image_alt_text: AltTextView,
  content_analysis: ContentAnalysisView,
  search_performance: SearchPerformanceView,
  content_opportunities: ContentOpportunitiesView,
  index_inspection: IndexInspectionView,
  audit_insights: InsightList,
  searchconsole_insights: InsightList,
  content_strategy: ContentStrategyView,
  traffic_roadmap: TrafficRoadmapView,
  competitive_insights: CompetitiveInsightsView,
  prioritized_recommendations: PrioritizedView,
  quick_wins: QuickWinsView,
  keyword_expansion: KeywordExpansionView,
  refresh_dashboard: RefreshView,
  judge_again: JudgeAgainView,
  print_report: PrintedReportView,
  send_outreach: SentMailView,
  queue_outreach: QueueView,
  poll_replies: PollView,
  discover_opportunities: DiscoveryView,
  move_to_workspace: MovedView,
};
