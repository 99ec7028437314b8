import { expect } from 'chai';
import { buildRecommendations } from '../../../../domain/seo/audit/recommendations.js';
import { factSources } from '../../../support/fact-sources.js';
import { pageFrom } from '../../../support/pages.js';
import { stubIssue } from '../../../support/stub-issue.js';

const url = 'https://site.example/';
const page = pageFrom('<title>Home of boots</title><main><h1>Boots</h1>Text</main>', { url, depth: 0 });
const sources = factSources([page]);
const find = (id: string, issues = [stubIssue('a/b')]) =>
  buildRecommendations(issues, sources).find((one) => one.id === id);

describe('[U] recommendations', () => {
  it('gives fifteen to a small site without a fault, all of them improvements', () => {
    const recommendations = buildRecommendations([], sources);
    expect(recommendations.length).to.equal(15);
    expect(new Set(recommendations.map(({ kind }) => kind))).to.deep.equal(new Set(['improvement']));
    expect(new Set(recommendations.map(({ id }) => id)).size).to.equal(15);
  });

  it('gives fifteen even when nothing could be crawled', () => {
    expect(buildRecommendations([], factSources([])).length).to.equal(15);
  });

  it('gives one fix per issue and fills up to fifteen', () => {
    const recommendations = buildRecommendations([stubIssue('a/b'), stubIssue('a/c')], sources);
    expect(recommendations.length).to.equal(15);
    const fixes = recommendations.filter(({ kind }) => kind === 'fix').map(({ id }) => id);
    expect(fixes).to.deep.equal(['fix/a/b', 'fix/a/c']);
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
      steps: [
        'Mend it.',
        'Begin with https://site.example/a.',
        'At title of https://site.example/a it reads "a fault"; expected: none.',
        'Audit again and see that "a/b" finds nothing; today 1 case.',
      ],
      impact: {
        traffic_percent_low: 0.5,
        traffic_percent_high: 3,
        basis: 'estimate, not a measurement: 0.5–3 % assumed for a medium issue everywhere, here on 1 of 1 pages',
      },
      effort: { value: 0.2, unit: 'days' },
    });
  });

  it('does not call a hint a fix', () => {
    const info = [stubIssue('a/b', { severity: 'info', level: 'notice' })];
    expect(find('improvement/a/b', info)?.kind).to.equal('improvement');
    expect(find('fix/a/b', info)).to.equal(undefined);
  });

  it('fills up to fifteen beside hints, which mend nothing', () => {
    const hints = Array.from({ length: 15 }, (_, n) => stubIssue(`a/${n}`, { severity: 'info', level: 'notice' }));
    expect(buildRecommendations(hints, sources).length).to.equal(30);
  });

  it('expects little traffic of what only protects visitors', () => {
    const impact = (check_id: string) =>
      find(`fix/${check_id}`, [stubIssue(check_id, { measured_over: 'site' })])?.impact.traffic_percent_high;
    expect(['sec/cookie-flags', 'sec/mixed-passive', 'title/missing'].map(impact)).to.deep.equal([0.3, 3, 3]);
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

  it('weighs the impact by the root of the share affected', () => {
    const pages = Array.from({ length: 4 }, (_, n) => pageFrom('Hi', { url: `${url}${n}` }));
    const [fix] = buildRecommendations([stubIssue('a/b')], factSources(pages)).filter(({ kind }) => kind === 'fix');
    expect([fix?.impact.traffic_percent_low, fix?.impact.traffic_percent_high]).to.deep.equal([0.25, 1.5]);
    expect(fix?.impact.basis).to.match(/here on 1 of 4 pages$/);
  });

  it('plans work by root causes, not by pages', () => {
    const effort = (overrides: Parameters<typeof stubIssue>[1]) =>
      find('fix/a/b', [stubIssue('a/b', { effort_hours: 6, affected_pages: 300, ...overrides })])?.effort;
    expect(effort({ root_cause_count: 1 })).to.deep.equal({ value: 1, unit: 'days' });
    expect(effort({ root_cause_count: 4 })).to.deep.equal({ value: 4, unit: 'days' });
    expect(effort({ root_cause_count: 300 })).to.deep.equal({ value: 60, unit: 'weeks' });
  });

  it('makes one recommendation of issues that one piece of work mends', () => {
    const recommendations = buildRecommendations(
      [
        stubIssue('title/pixel-wide', { severity: 'low', affected_count: 12 }),
        stubIssue('title/long', { affected_count: 9 }),
      ],
      sources,
    );
    const fixes = recommendations.filter(({ kind }) => kind === 'fix');
    expect(fixes.map(({ id, title, check_ids }) => [id, title, check_ids])).to.deep.equal([
      ['fix/title/long', 'Shorten titles that are cut off', ['title/long', 'title/pixel-wide']],
    ]);
    expect(fixes[0]?.evidence.count).to.equal(12);
    expect(fixes[0]?.steps.at(-1)).to.equal(
      'Audit again and see that "title/long" and "title/pixel-wide" find nothing; today 12 cases.',
    );
  });

  it('keeps the worst of many, whatever component they come from', () => {
    const minor = Array.from({ length: 70 }, (_, n) => stubIssue(`minor/${n}`, { severity: 'low' }));
    const last = stubIssue('content/lost', { severity: 'critical', component: 'content_strategy' });
    const recommendations = buildRecommendations([...minor, last], sources);
    expect([recommendations.length, recommendations[0]?.id]).to.deep.equal([60, 'fix/content/lost']);
  });

  it('ranks by priority, then by return on effort, from 1 on', () => {
    const issues = [
      stubIssue('low/one', { severity: 'low' }),
      stubIssue('medium/slow', { effort_hours: 30 }),
      stubIssue('medium/quick', { effort_hours: 1 }),
      stubIssue('critical/huge', { severity: 'critical', effort_hours: 600 }),
    ];
    const recommendations = buildRecommendations(issues, sources);
    expect(recommendations.map(({ rank }) => rank)).to.deep.equal(Array.from({ length: 15 }, (_, n) => n + 1));
    const order = recommendations.map(({ id }) => id);
    expect(order[0]).to.equal('fix/critical/huge');
    expect(order.indexOf('fix/medium/quick')).to.be.lessThan(order.indexOf('fix/medium/slow'));
    expect(order.indexOf('fix/medium/slow')).to.be.lessThan(order.indexOf('fix/low/one'));
    expect(
      recommendations
        .map(({ priority }) => priority)
        .join()
        .replace(/(\w+)(,\1)*/g, '$1'),
    ).to.equal('High,Medium,Low');
  });

  it('says how the return came about', () => {
    expect(find('fix/a/b')?.roi.basis).to.equal(
      '8.75 % of traffic per day of work: 1.75 % ÷ 0.2 days (1 root cause at 1 h); 100 is the best of this list',
    );
  });

  it('ends every list of steps with how to see that it worked', () => {
    for (const { id, steps } of buildRecommendations([stubIssue('a/b')], sources)) {
      expect(steps.length, id).to.be.at.least(2);
      expect(steps.at(-1), id).to.match(/^(?:Audit|After|See|Measure|Open|Put|Add|Compare|Walk) .*\.$/);
    }
  });

  it('gives the best return 100 and every phase its share', () => {
    const recommendations = buildRecommendations([stubIssue('a/b')], sources);
    expect(Math.max(...recommendations.map(({ roi }) => roi.value))).to.equal(100);
    expect([1, 2, 3].map((phase) => recommendations.some((one) => one.phase === phase))).to.deep.equal([
      true,
      true,
      true,
    ]);
  });

  it('says of every impact that it is an estimate', () => {
    expect(
      buildRecommendations([stubIssue('a/b')], sources).filter(({ impact }) => !impact.basis.startsWith('estimate')),
    ).to.deep.equal([]);
  });
});
