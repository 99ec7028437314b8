import { composeStrategicReport } from '../../../domain/dashboard/strategy/compose-strategy.js';
import type { OperationType } from '../../../domain/operations/operations.js';
import { readExample } from '../api/read-example.js';
import { reportAudit } from './report-audit.js';
import { sampleContentAnalysis } from './sample-content-analysis.js';
import { sampleResult } from './sample-results.js';
import { sampleToolResult } from './sample-tool-results.js';
import { searchResult } from './search-results.js';
import { strategicSources } from './strategic-sources.js';

const id = 'a'.repeat(24);

/** Results that the contract has a recorded example of, by the operation of the API that answers with it. */
const EXAMPLES: Partial<Record<OperationType, string>> = {
  page_analysis: 'startPageAnalysis',
  page_analysis_full: 'startFullPageAnalysis',
  page_batch: 'startPageBatch',
  page_guidance: 'startPageGuidance',
  audit_insights: 'startAuditInsights',
  searchconsole_insights: 'startSearchconsoleInsights',
  content_strategy: 'startContentStrategy',
  traffic_roadmap: 'startTrafficRoadmap',
  competitive_insights: 'startCompetitiveInsights',
  prioritized_recommendations: 'startPrioritizedRecommendations',
  quick_wins: 'startQuickWins',
  keyword_expansion: 'startKeywordExpansion',
  index_inspection: 'startIndexInspection',
  refresh_dashboard: 'refreshDashboard',
  judge_again: 'judgeAuditAgain',
  send_outreach: 'sendOutreach',
  poll_replies: 'pollReplies',
  discover_opportunities: 'discoverOpportunities',
  move_to_workspace: 'moveSite',
};

const MADE: Partial<Record<OperationType, unknown>> = {
  queue_outreach: {
    total: 4,
    sent: 1,
    blocked: 1,
    failed: 1,
    uncertain: 1,
    cancelled: 0,
    refused: [{ lead_id: 'c'.repeat(24), reason: 'The lead has no email address' }],
  },
  semantic_index: {
    site_url: 'https://site.example/',
    audit_id: id,
    built_at: '2026-06-01T08:00:00.000Z',
    measure: 'tf-idf',
    model: null,
    model_not_used: null,
    related: null,
    pages: 12,
    left_out: 1,
    terms: 240,
    value: 0.41,
    pillars: [
      {
        name: '/blog',
        kind: 'section',
        pages: 8,
        coherence: 0.4,
        top_terms: ['lamp'],
        sample_urls: ['https://site.example/blog/a'],
      },
    ],
    outliers: [{ url: 'https://site.example/jobs', title: 'Jobs', similarity: 0.02, nearest_pillar: '/blog' }],
  },
};

/** What an operation of this type comes to, as it is stored: made by what makes it, or as the contract has it. */
export async function sampleOperationResult(type: OperationType): Promise<unknown> {
  const example = EXAMPLES[type];
  if (example !== undefined) return readExample(example);
  switch (type) {
    case 'complete_audit':
    case 'quick_audit':
    case 'website_audit':
      return reportAudit({ issues: 4, sample: 2 });
    case 'meta_description':
    case 'opengraph_tags':
    case 'image_alt_text':
      return sampleToolResult({ id, type });
    case 'search_performance':
    case 'content_opportunities':
      return searchResult(type);
    case 'content_analysis':
      return sampleContentAnalysis(id);
    case 'strategic_insights':
      return { ...composeStrategicReport(strategicSources(), '2026-06-01T08:00:00.000Z'), duration_ms: 1 };
    default:
      return MADE[type] ?? sampleResult({ id, type });
  }
}
