import { expect } from 'chai';
import { contentStrategy } from '../../../../domain/insights/content-strategy.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { stubFinding } from '../../../support/samples/stub-checks.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const HOME = 'https://site.example/';
const topic = (term: string, pages: number, titled_pages: number) => {
  return { term, pages, titled_pages, sample_urls: [`${HOME}${term}-1`, `${HOME}${term}-2`] };
};

function auditWith({ hasCompetitors = true } = {}) {
  const audit = reportAudit({ issues: 1 });
  const thin = {
    ...stubIssue('content/thin'),
    sample: [stubFinding('content/thin', '/oak', { observed: '42 words' })],
  };
  const copies = {
    ...stubIssue('content/duplicate-near'),
    sample: [stubFinding('content/duplicate-near', '/a', { related_urls: [`${HOME}b`] })],
  };
  const profile = { topics: [topic('dimmers', 9, 0), topic('shades', 2, 0), topic('lamps', 40, 12)] };
  const content_strategy = {
    ...audit.components.content_strategy,
    issues: [thin, copies, stubIssue('content/no-date')],
    metrics: { indexable_pages: 50, sections: [], profile, publishing: { per_week: 2 } },
  };
  const gap = {
    term: 'smart bulbs',
    competitors: ['https://a.example/', 'https://b.example/'].map((url) => ({ url, pages: 3, sample_urls: [] })),
  };
  const topics = { overlap: [], gaps: [gap], other_languages: [] };
  return {
    ...audit,
    components: { ...audit.components, content_strategy },
    benchmarking: hasCompetitors ? { ...audit.benchmarking, topics } : null,
  };
}

describe('[U] content strategy of an audit', () => {
  it('plans from its topics, thin pages, copies, target keywords and gaps, each with its evidence', () => {
    const { insights, warnings, content_calendar } = contentStrategy({ current_content: auditWith() });
    const found = new Map(insights.map(({ title, description }) => [title, description]));
    expect([...found.keys()]).to.include.members([
      'Write about "smart bulbs"',
      'Write about "light bulbs"',
      'Make one page for "dimmers"',
      `Keep one of the pages that say the same as ${HOME}a`,
    ]);
    expect(found.get('Write about "smart bulbs"')).to.match(
      /^Several of your competitors .*see https:\/\/a\.example\//,
    );
    expect(found.get('Make one page for "dimmers"')).to.match(/^9 of your pages write about "dimmers".*dimmers-1/);
    expect(found.get(`Complete ${HOME}oak or merge it`)).to.contain('42 words');
    expect([...found.keys()].join()).not.to.match(/shades|"lamps"$/);
    expect(insights.every(({ evidence }) => evidence.length > 0)).to.equal(true);
    expect(warnings).to.deep.equal([]);
    expect(content_calendar.cadence.per_week).to.equal(2);
  });

  it('says that gaps are unknown without competitors, and covers what pages are made for', () => {
    const { insights, warnings } = contentStrategy({
      current_content: auditWith({ hasCompetitors: false }),
      target_keywords: ['lamps'],
    });
    expect(insights.map(({ title }) => title)).not.to.include('Write about "lamps"');
    expect(insights.map(({ title }) => title).join()).not.to.contain('smart bulbs');
    expect(warnings.join()).to.contain('two to five competitors');
  });
});
