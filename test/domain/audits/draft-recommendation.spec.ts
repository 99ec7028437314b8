import { expect } from 'chai';
import { draftFix, draftImprovement } from '../../../domain/audits/draft-recommendation.js';
import { PageWeights } from '../../../domain/seo/causes/page-weights.js';
import { ALL_IMPROVEMENTS } from '../../../domain/seo/improvements/all-improvements.js';
import { gatherSiteFacts } from '../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../support/fact-sources.js';
import { stubIssue } from '../../support/samples/stub-issue.js';
import { pageFrom } from '../../support/sites/pages.js';

const facts = gatherSiteFacts(factSources([pageFrom('<title>Home</title>', { url: 'https://site.example/' })]));
const counts = { fetched_pages: 1, html_pages: 1, indexable_pages: 1 };
const sources = { counts, weights: new PageWeights(facts.site), facts };

describe('[U] draft recommendation', () => {
  it('takes the larger cost of a family and the addresses of all its members', () => {
    const lead = stubIssue('title/long', { measured_over: 'site' });
    const other = stubIssue('title/pixel-wide', {
      severity: 'low',
      sample: [{ url: 'https://site.example/b', observed: 'wide', related_urls: ['https://site.example/c'] }],
    });
    const draft = draftFix({ family: null, lead, others: [other] }, sources);
    expect(draft.search_cost?.percent).to.equal(1.4);
    expect(draft.evidence).to.deep.equal({
      count: 1,
      urls: ['a', 'b', 'c'].map((page) => `https://site.example/${page}`),
      sample: 'https://site.example/a: a fault',
    });
    expect(draft).to.include({
      id: 'fix/title/long',
      title: 'Fault title/long',
      effort_basis: '1 root cause at 1 h, and 1 related check',
    });
  });

  it('counts what the leading check counts, not the files of another one', () => {
    const lead = stubIssue('speed/lcp', { measured_over: 'site', severity: 'high' });
    const files = stubIssue('speed/render-blocking', {
      measured_over: 'resources',
      affected_pages: 66,
      affected_count: 82,
    });
    expect(draftFix({ family: null, lead, others: [files] }, sources).evidence.count).to.equal(1);
  });

  it('draws an improvement with how to verify it as its last step, and promises nothing', () => {
    const [improvement] = ALL_IMPROVEMENTS.filter((one) => one.id === 'improvement/search-data');
    if (!improvement) throw new Error('no such improvement');
    const draft = draftImprovement(improvement, facts);
    expect(draft).to.deep.include({ priority: 'Low', kind: 'improvement', check_ids: [], snippets: [] });
    expect(draft.impact).to.deep.include({ traffic_percent_low: null, traffic_percent_high: null });
    expect(draft.steps.at(-1)).to.equal(improvement.verify);
  });

  it('names the template that makes most of the affected pages', () => {
    const lead = stubIssue('title/long', {
      affected_pages: 8,
      templates: [{ pattern: '/blog/*', pages: 6, sample_urls: [] }],
    });
    const draft = draftFix({ family: null, lead, others: [] }, sources);
    expect(draft.template).to.deep.equal({ pattern: '/blog/*', pages: 6, line: null, change: null });
    const scattered = draftFix({ family: null, lead: { ...lead, affected_pages: 20 }, others: [] }, sources);
    expect(scattered.template).to.equal(null);
  });
});
