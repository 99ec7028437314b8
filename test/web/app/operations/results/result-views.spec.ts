import { expect } from 'chai';
import type { OperationResults } from '../../../../../domain/operations/operation-results.js';
import { OPERATION_TYPES, type OperationType } from '../../../../../domain/operations/operations.js';
import { RESULT_VIEWS } from '../../../../../web/app/operations/results/result-views.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';
import { sampleOperationResult } from '../../../../support/samples/operation-result.js';

/** What people look for in each. */
const SHOWN: Readonly<Record<OperationType, readonly string[]>> = {
  complete_audit: ['Top fixes', 'Scores', 'Technical SEO', 'Critical issues'],
  quick_audit: ['Top fixes', 'Scores'],
  website_audit: ['Top fixes', 'Scores'],
  technical_seo: ['Crawled pages', 'Missing Content-Security-Policy header', 'Pages by HTTP status', 'lists 1 URL'],
  on_page_analysis: ['Scores by category', 'Thin content', 'Target keywords', 'lamps', 'Images without alt text'],
  speed_analysis: ['Mobile', 'Largest Contentful Paint', '1.2 s', 'Good', 'No data of real visits'],
  sitemap_analysis: ['Listed URLs', 'Sitemap files', 'https://site.example/sitemap.xml', 'Sections of the site'],
  sitemap_benchmark: ['Your site', 'Listed addresses (URLs)', 'https://one.example/'],
  page_analysis: ['Meta data', 'Do these first', 'Missing title', 'Found', 'no title in the head'],
  page_analysis_full: ['Meta data', 'Do these first'],
  page_batch: ['Average of all pages', 'https://site.example/b', 'Failed: Too slow'],
  page_guidance: ['High priority', 'Thin content', 'Failed: Too slow', 'The one viewport, in the head'],
  strategic_insights: ['Strategy for the week of 1 Jun 2026', 'Health score'],
  semantic_index: ['Topics of the site', '/blog', 'Pages far from every topic'],
  meta_description: ['Suggested descriptions', 'Copy', 'characters'],
  opengraph_tags: ['Tags for all platforms', 'Facebook', 'Title present', 'Passed'],
  image_alt_text: ['Alt text', 'Copy', 'Certainty'],
  content_analysis: ['Content gaps', 'brass', 'Beside your competitors'],
  search_performance: ['Search performance', 'Clicks', 'Parts of the analysis', 'Insights'],
  index_inspection: ['Inspections today', 'Pages crawled by Google but not indexed', 'Sitemaps in Search Console'],
  content_opportunities: ['Weeks 1-2', 'Hours a week'],
  audit_insights: [
    'High priority',
    'Linked page returns a 4xx client error',
    'Worded by rules',
    'Evidence',
    'Effort: about 1 day',
  ],
  searchconsole_insights: ['0% to 30% more traffic', 'brass lamp'],
  content_strategy: ['Content calendar', 'Week 1'],
  traffic_roadmap: ['Roadmap of 8 weeks', 'Starting from 1,200', 'Rewrite titles'],
  competitive_insights: ['Market position', 'Measures'],
  prioritized_recommendations: ['insights'],
  quick_wins: ['Each takes at most'],
  keyword_expansion: ['lamp repair', 'Easy (22)', '880', 'Searches a month', 'Impressions'],
  refresh_dashboard: ['Search Console', 'Search Console is not connected'],
  judge_again: ['Score before', '73.9', '74.2'],
  print_report: ['Download PDF'],
  send_outreach: ['To', 'From'],
  queue_outreach: ['1 of 4 emails sent.', 'Leads that were not queued', 'The lead has no email address'],
  poll_replies: ['new repl'],
  move_to_workspace: ['The site is in its new workspace, with 42 records.', 'Switch to this workspace'],
  discover_opportunities: ['https://blog.example/write-for-us', 'editor@blog.example', '90%'],
};

async function render<Type extends OperationType>(type: Type): Promise<string> {
  const result = (await sampleOperationResult(type)) as OperationResults[Type];
  return renderPart(() => RESULT_VIEWS[type]({ result }), {});
}

describe('[U] views of results', () => {
  for (const type of OPERATION_TYPES) {
    it(`show what ${type} has found, in words`, async () => {
      const html = await render(type);
      const text = readText(html);
      for (const words of SHOWN[type]) expect(text).to.contain(words);
      expect(text).to.not.match(/undefined|NaN|\[object |>null</);
    });
  }

  it('show no type by its JSON alone', () => {
    expect(Object.keys(RESULT_VIEWS).toSorted()).to.deep.equal([...OPERATION_TYPES].toSorted());
    expect(Object.values(RESULT_VIEWS).filter(({ name }) => name === 'JsonView')).to.deep.equal([]);
  });
});
