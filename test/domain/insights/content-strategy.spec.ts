import { expect } from 'chai';
import { contentStrategy } from '../../../domain/insights/content-strategy.js';
import { analyzeContent } from '../../../domain/seo/content/content-analysis.js';
import { insightInputs } from '../../support/samples/insight-inputs.js';
import { CONTENT_NOW, writtenSite } from '../../support/sites/content-sites.js';

const titles = (input: object) => contentStrategy(input).insights.map(({ title }) => title);

describe('[U] content strategy', () => {
  it('writes what is missing, extends what is thin and ends what competes', () => {
    const { insights, warnings, content_calendar } = contentStrategy(insightInputs().content_strategy);
    expect(insights.map(({ title }) => title)).to.have.members([
      'Write about "lamp repair"',
      'Write about "dimmable bulbs"',
      'Write about "floor lamps"',
      'Write about "smart lamps"',
      'Complete https://shop.example/oak or merge it',
      'Choose one page for what https://shop.example/oak and others compete for',
    ]);
    expect(warnings).to.deep.equal([]);
    expect(content_calendar.weeks.map(({ items }) => items.length)).to.deep.equal([2, 2, 2]);
    expect(content_calendar.weeks.flatMap(({ items }) => items.map(({ insight_id }) => insight_id))).to.deep.equal(
      insights.map(({ id }) => id),
    );
    const kinds = content_calendar.weeks.flatMap(({ items }) => items.map(({ kind }) => kind));
    expect(new Set(kinds)).to.deep.equal(new Set(['new', 'refresh', 'consolidate']));
  });

  it('tells who writes about it and how often it is searched, where the input says so', () => {
    const { insights } = contentStrategy(insightInputs().content_strategy);
    expect(insights.find(({ title }) => title.includes('repair'))?.description).to.equal(
      'Several competitors write about "lamp repair", and your list of gaps names it; see https://a.example/. Your analysis gives it 880 searches a month.',
    );
  });

  it('writes no second page for what a page answers', () => {
    const current_content = { pages: [{ url: '/floor-lamps', title: 'Lamps', word_count: 900 }] };
    const rest = { content_gaps: ['floor lamps'], competitor_content: { topics: ['floor lamp'] } };
    expect(titles({ current_content, ...rest, target_keywords: ['floor lamps'] })).to.deep.equal([
      'Write about "floor lamps"',
    ]);
    expect(titles({ current_content, content_gaps: [], target_keywords: ['floor lamps'] })).to.deep.equal([]);
  });

  it('keeps one of several pages that say the same', () => {
    const current_content = { duplicate_pages: [{ urls: ['/a', '/b', '/c'] }], thin_pages: [{ url: '/t' }] };
    expect(titles({ current_content, content_gaps: [], target_keywords: [] })).to.deep.equal([
      'Keep one of the pages that say the same as /a',
      'Complete /t or merge it: your analysis calls it thin',
    ]);
    const { insights } = contentStrategy({ current_content });
    expect(insights[0]?.description).to.equal(
      'Your analysis puts it among pages that say the same, together with /b, /c.',
    );
  });

  it('reads what a content analysis of this service found, each thing once', () => {
    const own = writtenSite('own.example', [
      { path: '/', title: 'Start', about: 'lamp' },
      { path: '/b', title: 'Second', about: 'lamp' },
    ]);
    const competitor = (host: string) => ({
      url: `https://${host}/`,
      ok: true as const,
      site: writtenSite(host, [
        { path: '/', title: 'Cable repair', about: 'cable' },
        { path: '/c', title: 'Cable repair again', about: 'cable' },
      ]),
    });
    const competitors = [competitor('a.example'), competitor('c.example')];
    const analysis = analyzeContent(
      { own, findings: [], failed_checks: [], rivals: competitors, target_keywords: ['cable repair'] },
      CONTENT_NOW,
    );
    const { insights, content_calendar } = contentStrategy({
      current_content: analysis,
      content_gaps: analysis.content_gaps,
      target_keywords: ['cable repair'],
    });
    const found = insights.map(({ title }) => title);
    expect(found.filter((title) => /cable repair/i.test(title))).to.have.length(1);
    expect(found).to.include(analysis.opportunities[0]?.title);
    expect(content_calendar.weeks.length).to.be.greaterThan(1);
  });

  it('says what could not be read', () => {
    expect(contentStrategy({ current_content: {}, content_gaps: {}, target_keywords: [] }).warnings).to.deep.equal([
      'current_content holds no pages with a title or a length that could be read',
      'content_gaps hold no topics that could be read',
      'Nothing was found to write or to fix',
    ]);
  });
});
