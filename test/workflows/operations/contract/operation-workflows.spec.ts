import { msToNumber } from '@temporalio/common/lib/time.js';
import { expect } from 'chai';
import { OPERATION_TYPES, type OperationType } from '../../../../domain/operations/operations.js';
import { browserOptions } from '../../../../workflows/activity-options.js';
import { CRAWL_LIMITS_MS } from '../../../../workflows/crawl/contract/crawl-site.js';
import { OPERATION_WORKFLOWS, workflowInput } from '../../../../workflows/operations/contract/operation-workflows.js';

describe('[U] workflows of operations', () => {
  it('each kind of operation has one, with a bound', () => {
    expect(OPERATION_WORKFLOWS).to.deep.equal({
      complete_audit: { workflow: 'completeAudit', timeout: '24 hours' },
      quick_audit: { workflow: 'quickAudit', timeout: '6 hours' },
      technical_seo: { workflow: 'technicalSeo', timeout: '12 hours' },
      on_page_analysis: { workflow: 'onPageAnalysis', timeout: '30 minutes' },
      speed_analysis: { workflow: 'speedAnalysis', timeout: '6 hours' },
      sitemap_analysis: { workflow: 'sitemapAnalysis', timeout: '30 minutes' },
      sitemap_benchmark: { workflow: 'sitemapBenchmark', timeout: '6 hours' },
      website_audit: { workflow: 'websiteAudit', timeout: '24 hours' },
      search_performance: { workflow: 'analyzeSearchPerformance', timeout: '6 hours' },
      content_opportunities: { workflow: 'findContentOpportunities', timeout: '6 hours' },
      judge_again: { workflow: 'judgeAgain', timeout: '6 hours' },
      print_report: { workflow: 'printReport', timeout: '6 hours' },
      send_outreach: { workflow: 'sendOutreach', timeout: '6 hours' },
      queue_outreach: { workflow: 'queueOutreach', timeout: '365 days' },
      poll_replies: { workflow: 'pollReplies', timeout: '6 hours' },
      discover_opportunities: { workflow: 'discoverOpportunities', timeout: '6 hours' },
      page_analysis: { workflow: 'pageAnalysis', timeout: '30 minutes' },
      page_analysis_full: { workflow: 'pageAnalysisFull', timeout: '12 hours' },
      page_batch: { workflow: 'pageBatch', timeout: '6 hours' },
      page_guidance: { workflow: 'pageGuidance', timeout: '6 hours' },
      strategic_insights: { workflow: 'runStrategicInsights', timeout: '30 minutes' },
      semantic_index: { workflow: 'buildSemanticIndex', timeout: '30 minutes' },
      opengraph_tags: { workflow: 'opengraphTags', timeout: '30 minutes' },
      content_analysis: { workflow: 'contentAnalysis', timeout: '12 hours' },
      image_alt_text: { workflow: 'imageAltText', timeout: '30 minutes' },
      meta_description: { workflow: 'metaDescription', timeout: '30 minutes' },
      refresh_dashboard: { workflow: 'refreshDashboard', timeout: '6 hours' },
      audit_insights: { workflow: 'insightReport', timeout: '30 minutes' },
      searchconsole_insights: { workflow: 'insightReport', timeout: '30 minutes' },
      content_strategy: { workflow: 'insightReport', timeout: '30 minutes' },
      traffic_roadmap: { workflow: 'insightReport', timeout: '30 minutes' },
      competitive_insights: { workflow: 'insightReport', timeout: '30 minutes' },
      prioritized_recommendations: { workflow: 'insightReport', timeout: '30 minutes' },
      quick_wins: { workflow: 'insightReport', timeout: '30 minutes' },
      keyword_expansion: { workflow: 'insightReport', timeout: '30 minutes' },
    });
    expect(Object.keys(OPERATION_WORKFLOWS).sort()).to.deep.equal([...OPERATION_TYPES].sort());
  });

  const { audit, quick_audit, competitor, technical_seo, content_analysis, around_page } = CRAWL_LIMITS_MS;
  /** What may take long in each: its crawls, one after the other, and how often it waits for a browser. */
  const LONG: Partial<Record<OperationType, { crawls: number[]; browsers: number }>> = {
    complete_audit: { crawls: [audit, ...Array<number>(5).fill(competitor)], browsers: 3 },
    website_audit: { crawls: [audit, ...Array<number>(5).fill(competitor)], browsers: 3 },
    quick_audit: { crawls: [quick_audit], browsers: 1 },
    technical_seo: { crawls: [technical_seo], browsers: 0 },
    content_analysis: { crawls: [content_analysis], browsers: 0 },
    page_analysis_full: { crawls: [around_page], browsers: 3 },
    speed_analysis: { crawls: [], browsers: 2 },
  };
  const HOUR_MS = 3_600_000;
  for (const [type, { crawls, browsers }] of Object.entries(LONG)) {
    it(`${type} outlives its crawls and the wait for browsers by more than an hour, so that what they found is judged`, () => {
      const waitMs = browsers * msToNumber(browserOptions.scheduleToStartTimeout ?? 0);
      const longestMs = waitMs + crawls.reduce((sum, each) => sum + each, 0);
      expect(msToNumber(OPERATION_WORKFLOWS[type as OperationType].timeout)).to.be.greaterThan(longestMs + HOUR_MS);
    });
  }

  it('take what the record keeps and whose it is, in one argument', () => {
    const type = 'quick_audit' as const;
    const operation = {
      id: '0123456789abcdef01234567',
      user_id: 'alice',
      type,
      input: { url: 'https://site.example/' },
    };
    expect(workflowInput(operation)).to.deep.equal({
      url: 'https://site.example/',
      operation: { id: '0123456789abcdef01234567', user_id: 'alice' },
    });
  });

  it('a mail that is sent by hand stays in the record: histories can be read for weeks', () => {
    const input = { campaign_id: 'c', lead_id: 'l', subject: 'An idea', body: 'Hello Ana' };
    const given = workflowInput({ id: 'a', user_id: 'alice', type: 'send_outreach', input });
    expect(given).to.deep.equal({ operation: { id: 'a', user_id: 'alice' } });
  });

  it('an input cannot pass for another operation', () => {
    const forged = {
      id: 'a',
      user_id: 'alice',
      type: 'quick_audit' as const,
      input: { operation: { id: 'b', user_id: 'bob' } },
    };
    expect(workflowInput(forged)).to.deep.equal({ operation: { id: 'a', user_id: 'alice' } });
  });
});
