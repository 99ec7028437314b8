import { expect } from 'chai';
import type { ComponentResult } from '../../../domain/audits/audit-result.js';
import { type SummaryInput, writeExecutiveSummary } from '../../../domain/audits/executive-summary.js';
import { stubRecommendation } from '../../support/samples/stub-recommendation.js';

const component: ComponentResult = {
  status: 'completed',
  weight: 20,
  score: 80,
  duration_ms: 1,
  error: null,
  summary: '',
  issues: [],
  metrics: {},
  deductions: [],
};

const none = { traffic_percent_low: null, traffic_percent_high: null, basis: 'not estimated' };
const fix = (title: string, percent: number, overrides = {}) =>
  stubRecommendation(`fix/${title}`, { title, impact: none, search_cost: { percent, basis: '' }, ...overrides });

const input = (overrides: Partial<SummaryInput> = {}): SummaryInput => ({
  website_url: 'https://www.site.example/',
  overall_score: 71.5,
  overall_status: 'good',
  score_coverage: 1,
  reliability: { reliable: true, reason: null },
  components: {
    technical_seo: component,
    on_page_seo: component,
    page_speed: component,
    sitemap: component,
    content_strategy: component,
  },
  score_breakdown: { formula: '', parts: [], lost_points: [] },
  score_gates: [],
  issue_counts: { critical: 1, warning: 2, notice: 0 },
  recommendations: [],
  crawl: { pages: 12, depth: 2, bytes: 1, duration_ms: 1, pages_per_second: 1 },
  benchmarking: null,
  previous: null,
  ...overrides,
});

const sentences = (text: string) => text.split(/(?<=\.) (?=[A-Z])/);

describe('[U] executive-summary', () => {
  it('is three sentences: the state, the causes, what to do first and what it brings', () => {
    const gate = {
      id: 'not_indexable' as const,
      cap: 36,
      share: 0.75,
      reason: '45 of 60 pages ask search engines not to list them.',
      check_ids: [],
    };
    const cause = fix('Translated pages name another language version as canonical (45 pages)', 66, {
      cause: { id: 'canonical/translations', level: 'canonical' },
      evidence: { count: 45, urls: [], sample: '' },
      effort: { value: 0.2, unit: 'days' },
    });
    const text = writeExecutiveSummary(
      input({
        overall_score: 40,
        overall_status: 'needs_improvement',
        score_gates: [gate],
        recommendations: [cause, fix('Show the main content sooner', 4)],
      }),
    );
    expect(sentences(text)).to.deep.equal([
      'www.site.example needs work: it scores 40 of 100 on 12 pages, because 45 of 60 pages ask search engines not to list them.',
      'One cause explains most of it: “Translated pages name another language version as canonical (45 pages)”.',
      'Fixing it takes an hour or two and lets search engines list 45 pages that they leave out today.',
    ]);
  });

  it('names up to three causes, each that counts beside the first', () => {
    const page_to_edit = 'https://www.site.example/a';
    const recommendations = [
      fix('Missing title', 17, { evidence: { count: 21, urls: [], sample: '' }, page_to_edit }),
      fix('Thin content', 9),
      fix('Missing description', 5),
      fix('Broken links', 4),
    ];
    const poor = input({ recommendations, overall_score: 50, overall_status: 'fair' });
    expect(sentences(writeExecutiveSummary(poor)).slice(1)).to.deep.equal([
      'The main causes are “Missing title” (21 pages), “Thin content” and “Missing description”.',
      'Start with the first, which takes about a day and removes what costs the site most in search today.',
    ]);
  });

  it('says of a good site what holds it back, not what caused a bad state', () => {
    expect(sentences(writeExecutiveSummary(input({ recommendations: [fix('Thin content', 9)] })))[1]).to.equal(
      'It is held back most by “Thin content”.',
    );
  });

  it('gives a reason that says what is wrong, without the arithmetic of the caps', () => {
    const gate = (id: 'weak_component' | 'missing_titles', reason: string) => ({
      id,
      cap: 40,
      share: 1,
      reason,
      check_ids: [],
    });
    const titles = gate('missing_titles', '21 of 21 pages have no title of their own (100% by weight).');
    const poor = { overall_score: 40, overall_status: 'needs_improvement' as const };
    const state = (score_gates: SummaryInput['score_gates'], overrides = {}) =>
      sentences(writeExecutiveSummary(input({ ...poor, score_gates, ...overrides })))[0];
    expect(state([titles])).to.equal(
      'www.site.example needs work: it scores 40 of 100 on 12 pages, because 21 of 21 pages have no title of their own.',
    );
    const weak = gate(
      'weak_component',
      'On-page SEO scores 5 of 100, which the other parts of the site cannot make up for.',
    );
    const plain = 'www.site.example needs work: it scores 40 of 100 on 12 pages.';
    expect(state([weak]), 'a weak part says nothing to a reader').to.equal(plain);
    expect(state([weak, { ...titles, cap: 80 }]), 'titles leave more than the weak part').to.equal(plain);
    expect(state([titles], { overall_score: 39 }), 'the parts alone lead to less').to.equal(
      'www.site.example needs work: it scores 39 of 100 on 12 pages.',
    );
  });

  it('promises clicks only where they were estimated', () => {
    const impact = { traffic_percent_low: 4, traffic_percent_high: 20, basis: 'estimate' };
    const recommendations = [fix('Missing title', 17, { impact })];
    expect(writeExecutiveSummary(input({ recommendations }))).to.match(
      /Fixing it takes about a day and may bring 4 to 20% more clicks from search \(estimate\)\.$/,
    );
  });

  it('holds no check id and no arithmetic', () => {
    const text = writeExecutiveSummary(input({ recommendations: [fix('Missing title', 17), fix('Thin content', 12)] }));
    expect(text).to.not.match(/[a-z0-9]+\/[a-z-]+-|points are lost|×|=/);
  });

  it('offers a next step to a site without errors', () => {
    const next = stubRecommendation('improvement/search-data', {
      title: 'Connect Search Console',
      kind: 'improvement',
      impact: none,
      effort: { value: 0.2, unit: 'days' },
    });
    expect(sentences(writeExecutiveSummary(input({ recommendations: [next] }))).slice(1)).to.deep.equal([
      'No errors were found that cost it visitors from search.',
      'A good next step is “Connect Search Console”, which takes an hour or two.',
    ]);
  });

  it('says what changed since the previous audit, and when the crawl ran out of time', () => {
    const previous = { audit_id: 'old', overall_score: 75, change: -3.5, new_issues: [], fixed_issues: [] };
    const crawl = { ...input().crawl, duration_ms: 43_210_000, out_of_time: true } as const;
    expect(sentences(writeExecutiveSummary(input({ previous, crawl })))[0]).to.equal(
      'www.site.example is in good shape: it scores 71.5 of 100 on 12 pages, 3.5 points less than in the previous audit; the crawl ended after 12 hours, before it had seen the whole site.',
    );
  });

  it('says that an unreliable crawl has no score', () => {
    const reliability = { reliable: false, reason: '9 of 10 requests were refused' };
    const text = writeExecutiveSummary(input({ overall_score: null, overall_status: null, reliability }));
    expect(text).to.match(/^www\.site\.example could not be scored: 9 of 10 requests were refused\./);
  });
});
