import { expect } from 'chai';
import { buildRecommendations } from '../../../domain/audits/recommendations.js';
import { factSources } from '../../support/fact-sources.js';
import { stubCause } from '../../support/samples/stub-cause.js';
import { stubIssue } from '../../support/samples/stub-issue.js';
import { pageFrom } from '../../support/sites/pages.js';

const url = 'https://site.example/';
const page = pageFrom('<title>Home of boots</title><main><h1>Boots</h1>Text</main>', { url, depth: 0 });
const sources = factSources([page]);
const find = (id: string, issues = [stubIssue('a/b')]) =>
  buildRecommendations(issues, sources).find((one) => one.id === id);

describe('[U] recommendations', () => {
  it('gives no filler to a small site without an issue: improvements only where a fact speaks for them', () => {
    const recommendations = buildRecommendations([], sources);
    expect(recommendations.filter(({ kind }) => kind === 'fix')).to.deep.equal([]);
    expect(recommendations.filter(({ evidence }) => evidence.sample === '')).to.deep.equal([]);
    expect(new Set(recommendations.map(({ id }) => id)).size).to.equal(recommendations.length);
  });

  it('gives none when nothing could be crawled: there is no fact to rest on', () => {
    expect(buildRecommendations([], factSources([])).map(({ id }) => id)).to.deep.equal([]);
  });

  it('gives one fix per issue', () => {
    const recommendations = buildRecommendations([stubIssue('a/b'), stubIssue('a/c')], sources);
    const fixes = recommendations.filter(({ kind }) => kind === 'fix').map(({ id }) => id);
    expect(fixes).to.deep.equal(['fix/a/b', 'fix/a/c']);
  });

  it('puts one fix for a root cause above the details, with all that follows from it', () => {
    const symptoms = [{ check_id: 'sitemap/url-noncanonical', title: 'Listed', findings: 36 }];
    const cause = stubCause({ explains: { findings: 36, symptoms } });
    const details = [stubIssue('a11y/button-name', { severity: 'high' }), stubIssue('title/long')];
    const [first, ...others] = buildRecommendations(details, { ...sources, causes: [cause] });
    expect(first).to.deep.include({ id: 'fix/canonical/test', rank: 1, priority: 'High', explains: cause.explains });
    expect(others.map(({ id }) => id)).to.include.members(['fix/a11y/button-name', 'fix/title/long']);
  });

  it('adds no improvement when there are enough fixes', () => {
    const issues = Array.from({ length: 20 }, (_, n) => stubIssue(`a/${n}`));
    const kinds = buildRecommendations(issues, sources).map(({ kind }) => kind);
    expect(kinds).to.deep.equal(Array.from({ length: 20 }, () => 'fix'));
  });

  it('takes a fix from what was found, with the site’s own addresses in its steps', () => {
    const fix = find('fix/a/b');
    expect(fix).to.deep.include({
      priority: 'Medium',
      component: 'on_page_seo',
      kind: 'fix',
      title: 'Fault a/b',
      why: 'It matters.',
      evidence: { count: 1, urls: ['https://site.example/a'], sample: 'https://site.example/a: a fault' },
      steps: ['Mend it.', 'Example: https://site.example/a (title) – found: "a fault"; expected: none.'],
      effort: { value: 0.2, unit: 'days' },
      page_to_edit: 'https://site.example/a',
      cause: null,
      explains: null,
      search_cost: {
        percent: 2.8,
        basis: '1 of 1 page, 100% of the site by weight; assumed loss of such a page 4%, certainty 70%',
      },
    });
  });

  it('does not call a hint a fix', () => {
    const info = [stubIssue('a/b', { severity: 'info', level: 'notice' })];
    expect(find('improvement/a/b', info)?.kind).to.equal('improvement');
    expect(find('fix/a/b', info)).to.equal(undefined);
  });

  it('shows at most ten addresses, those of the group included', () => {
    const sample = Array.from({ length: 8 }, (_, n) => ({
      url: `${url}${n}`,
      observed: 'x',
      related_urls: [`${url}copy-${n}`],
    }));
    const { urls = [], count } =
      find('fix/a/b', [stubIssue('a/b', { sample, affected_count: 16, affected_pages: 16 })])?.evidence ?? {};
    expect([urls.length, urls[0], urls[1], count]).to.deep.equal([10, `${url}0`, `${url}copy-0`, 16]);
  });

  it('weighs an issue by the share of pages that it affects', () => {
    const pages = Array.from({ length: 4 }, (_, n) => pageFrom('Hi', { url: `${url}${n}` }));
    const [fix] = buildRecommendations([stubIssue('a/b')], factSources(pages)).filter(({ kind }) => kind === 'fix');
    expect(fix?.search_cost?.percent).to.equal(0.7);
    expect(fix?.search_cost?.basis).to.match(/^1 of 4 pages, 25% of the site by weight/);
  });

  it('plans work by root causes, not by pages', () => {
    const effort = (overrides: Parameters<typeof stubIssue>[1]) =>
      find('fix/a/b', [stubIssue('a/b', { effort_hours: 6, affected_pages: 300, ...overrides })])?.effort;
    expect(effort({ root_cause_count: 1 })).to.deep.equal({ value: 1, unit: 'days' });
    expect(effort({ root_cause_count: 4 })).to.deep.equal({ value: 4, unit: 'days' });
    expect(effort({ root_cause_count: 300 })).to.deep.equal({ value: 60, unit: 'weeks' });
  });

  it('makes one recommendation of issues that one piece of work fixes', () => {
    const recommendations = buildRecommendations(
      [
        stubIssue('title/pixel-wide', { severity: 'low', affected_pages: 12 }),
        stubIssue('title/long', { affected_pages: 9 }),
      ],
      sources,
    );
    const fixes = recommendations.filter(({ kind }) => kind === 'fix');
    expect(fixes.map(({ id, title, check_ids }) => [id, title, check_ids])).to.deep.equal([
      ['fix/title/long', 'Shorten titles that are cut off', ['title/long', 'title/pixel-wide']],
    ]);
    expect(fixes[0]?.evidence.count).to.equal(12);
  });

  it('keeps the worst of many, whatever component they come from', () => {
    const minor = Array.from({ length: 70 }, (_, n) => stubIssue(`minor/${n}`, { severity: 'low' }));
    const last = stubIssue('content/lost', { severity: 'critical', component: 'content_strategy' });
    const recommendations = buildRecommendations([...minor, last], sources);
    expect([recommendations.length, recommendations[0]?.id]).to.deep.equal([60, 'fix/content/lost']);
  });

  it('ranks by priority, then by cost and effort, from 1 on', () => {
    const issues = [
      stubIssue('low/one', { severity: 'low' }),
      stubIssue('medium/slow', { effort_hours: 30 }),
      stubIssue('medium/quick', { effort_hours: 1 }),
      stubIssue('critical/huge', { severity: 'critical', effort_hours: 600 }),
    ];
    const recommendations = buildRecommendations(issues, sources);
    expect(recommendations.map(({ rank }) => rank)).to.deep.equal(recommendations.map((_, n) => n + 1));
    expect(recommendations.filter(({ kind }) => kind === 'fix').map(({ id }) => id)).to.deep.equal([
      'fix/critical/huge',
      'fix/medium/quick',
      'fix/medium/slow',
      'fix/low/one',
    ]);
  });

  it('says how the return came about', () => {
    expect(find('fix/a/b')?.roi).to.deep.equal({
      value: 100,
      basis:
        '2.8% of the site’s value in search against 0.2 days of work (1 root cause at 1 h); 100 is the best of this list',
    });
  });

  it('promises no traffic where no clicks are known', () => {
    for (const { id, impact } of buildRecommendations([stubIssue('a/b')], sources))
      expect([impact.traffic_percent_low, impact.traffic_percent_high], id).to.deep.equal([null, null]);
  });
});
