import { expect } from 'chai';
import { collectContentOpportunities } from '../../../../domain/seo/content/content-opportunities.js';
import type { ContentGap } from '../../../../domain/seo/content/gaps/content-gap.js';
import type { WeakPages } from '../../../../domain/seo/content/weak-pages.js';
import { contentSite } from '../../../support/sites/content-sites.js';

const own = contentSite('own.example', [
  { path: '/', title: 'Start' },
  { path: '/b', title: 'Second' },
]);
const NONE: WeakPages = {
  thin: { count: 0, share: 0, pages: [] },
  duplicates: { exact: [], near: [] },
  cannibalising: [],
  stale: { count: 0, dated: 0, pages: [] },
};
const gap = (kind: ContentGap['kind'], score: number): ContentGap => ({
  kind,
  subject: 'lamp',
  detail: 'Why.',
  score,
  your_pages: [],
  competitors: [{ url: 'https://a.example/', pages: 4, sample_urls: ['https://a.example/x'] }],
});

describe('[U] content opportunities', () => {
  it('are none where nothing was found', () => {
    expect(collectContentOpportunities(own, [], NONE)).to.deep.equal([]);
  });

  it('come from gaps, with their score, evidence and priority', () => {
    const found = collectContentOpportunities(
      own,
      [gap('topic', 65), gap('depth', 45), gap('structured_data', 44), gap('section', 90)],
      NONE,
    );
    expect(found.map(({ id, kind, priority, title }) => [id, kind, priority, title])).to.deep.equal([
      ['content-1', 'write', 'High', 'Consider a section like lamp'],
      ['content-2', 'write', 'High', 'Write about “lamp”'],
      ['content-3', 'expand', 'Medium', 'Say more about “lamp”'],
      ['content-4', 'mark_up', 'Low', 'Mark up pages as lamp where they are such'],
    ]);
    expect(found[1]).to.deep.include({ why: 'Why.', evidence: { count: 4, urls: ['https://a.example/x'] } });
    for (const { steps } of found) expect(steps.length).to.be.greaterThan(0);
  });

  it('come from weak pages, larger shares first', () => {
    const group = { subject: 'lamp', pages: 2, urls: ['https://own.example/', 'https://own.example/b'] };
    const weak: WeakPages = {
      thin: { count: 1, share: 0.5, pages: [{ url: 'https://own.example/', words: 9, title: 'Start' }] },
      duplicates: { exact: [group], near: [] },
      cannibalising: [group],
      stale: { count: 1, dated: 2, pages: [{ url: 'https://own.example/b', date: '2020-01-01', age_days: 2000 }] },
    };
    const found = collectContentOpportunities(own, [], weak);
    expect(found.map(({ kind, score }) => [kind, score])).to.deep.equal([
      ['differentiate', 85],
      ['merge', 80],
      ['expand', 70],
      ['refresh', 60],
    ]);
    for (const { evidence } of found) expect(evidence.urls.length).to.be.greaterThan(0);
  });

  it('come from hard pages and a falling rhythm', () => {
    const hard = {
      language: 'en',
      formula: 'Flesch',
      source: '',
      pages: 2,
      median: 45,
      bands: { easy: 0, medium: 1, hard: 1 },
    };
    const troubled = {
      ...own,
      readability: {
        ...own.readability,
        languages: [
          {
            ...hard,
            hardest: [
              { url: '/b', score: 20 },
              { url: '/', score: 70 },
            ],
          },
        ],
      },
      cadence: {
        ...own.cadence,
        velocity: { per_week: 0.5, trend: 'falling' as const },
        dated: 6,
        sample_urls: ['/n'],
      },
    };
    expect(
      collectContentOpportunities(troubled, [], NONE).map(({ kind, evidence }) => [kind, evidence.urls]),
    ).to.deep.equal([
      ['simplify', ['/b']],
      ['publish_regularly', ['/n']],
    ]);
  });
});
