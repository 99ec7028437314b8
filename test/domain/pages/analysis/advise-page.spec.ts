import { expect } from 'chai';
import { adviseIssues, adviseKeywords, pickAdvice } from '../../../../domain/pages/analysis/advise-page.js';
import type { PageIssue } from '../../../../domain/pages/analysis/page-analysis.js';

function issue(overrides: Partial<PageIssue>): PageIssue {
  const text = { title: 'No title', why: '', fix: 'Write one.', reference: 'https://spec.example/' };
  const base = { check_id: 'title/missing', severity: 'high', level: 'critical', effort_hours: 1 } as const;
  return { ...text, ...base, count: 1, findings: [], points: 10, ...overrides };
}
const found = (observed: string) => ({ observed, expected: null, where: null, url: 'https://a.example/', count: 1 });

describe('[U] advice for a page', () => {
  it('names what was found, three at most', () => {
    const [advice] = adviseIssues([issue({ findings: ['a', 'b', 'c', 'd'].map(found) })]);
    expect(advice?.text).to.equal('Write one. Found: "a", "b", "c" and 1 more place.');
    expect(adviseIssues([issue({ findings: [found('a')] })])[0]?.text).to.equal('Write one. Found: "a".');
  });

  it('begins with what gains most and never asks for what costs nothing', () => {
    const issues = [
      issue({ check_id: 'a/low', points: 1 }),
      issue({ check_id: 'a/info', severity: 'info', points: 0 }),
      issue({ check_id: 'a/high', points: 10 }),
    ];
    expect(adviseIssues(issues).map(({ check_id }) => check_id)).to.deep.equal(['a/high', 'a/low']);
  });

  it('asks for target keywords where they are missing', () => {
    const keyword = {
      keyword: 'lamps',
      status: 'partly_targeted' as const,
      advice: '',
      competing_urls: [],
      body_occurrences: 1,
      pages_in_title: 1,
      pages_in_h1: 0,
      pages_in_description: 0,
      pages_in_url: 1,
      pages_in_body: 1,
    };
    const best = { url: 'https://a.example/', score: 65 };
    expect(
      adviseKeywords([{ ...keyword, best_page: { ...best, missing_in: ['h1', 'description'] } }])[0]?.text,
    ).to.equal('Use "lamps", where it reads naturally, in: the main heading, the description.');
    expect(
      adviseKeywords([{ ...keyword, status: 'well_targeted', best_page: { ...best, missing_in: [] } }]),
    ).to.deep.equal([]);
  });

  it('picks the best of all categories', () => {
    const advice = (check_id: string, gain: number) => ({ check_id, gain, title: '', text: '', effort_hours: 1 });
    const picked = pickAdvice(
      [
        ['content', [advice('h1/missing', 4)]],
        ['meta_data', [advice('title/missing', 10), advice('desc/missing', 1)]],
      ],
      2,
    );
    expect(picked.map(({ check_id, category }) => [check_id, category])).to.deep.equal([
      ['title/missing', 'meta_data'],
      ['h1/missing', 'content'],
    ]);
  });
});
