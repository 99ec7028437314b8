import { expect } from 'chai';
import { readWork } from '../../../../domain/insights/reading/read-work.js';

const read = (value: unknown, path = 'r') => readWork({ type: null, path, value }).work;
const named = (value: unknown, path?: string) =>
  read(value, path).map(({ kind, title, titled }) => `${kind} ${titled} ${title.value}`);

describe('[U] work that an input names', () => {
  it('is read from lists that are known by their names', () => {
    expect(
      named({
        recommendations: [{ title: 'A' }, 'B'],
        components: { x: { issues: [{ issue: 'C' }] } },
        identified_opportunities: [{ keyword: 'lamp' }, { url: 'https://a.example/' }, { description: 'D' }],
      }),
    ).to.deep.equal([
      'recommendation title A',
      'recommendation title B',
      'opportunity keyword lamp',
      'opportunity page https://a.example/',
      'opportunity title D',
      'issue title C',
    ]);
    expect(named(['A', { name: 'B' }], 'all_recommendations')).to.deep.equal([
      'recommendation title A',
      'recommendation title B',
    ]);
    expect(named({ other: [{ title: 'A' }] })).to.deep.equal([]);
  });

  it('has the weight of its list where it has none of its own', () => {
    const work = read({
      issues: { critical: [{ title: 'A' }], warnings: [{ title: 'B', severity: 'low' }] },
      critical_issues: ['C'],
    });
    expect(work.map(({ title, weight }) => [title.value, weight])).to.deep.equal([
      ['A', 'critical'],
      ['B', 'low'],
      ['C', 'critical'],
    ]);
  });

  it('is each thing once, and leaves issues to the recommendation that fixes them', () => {
    expect(
      named({
        recommendations: [{ title: 'Write titles', check_ids: ['title/missing'] }],
        issues: [
          { title: 'Missing title', check_id: 'title/missing' },
          { title: 'write TITLES' },
          { title: 'Write titles.' },
        ],
      }),
    ).to.deep.equal(['recommendation title Write titles']);
  });

  it('brings along what is said of it', () => {
    const [work] = read({
      issues: [
        {
          title: 'A',
          why: 'Because',
          how_to_fix: 'Do it',
          affected_pages: 4,
          evidence: { urls: ['https://a.example/'] },
          keywords: ['k'],
        },
      ],
    });
    expect([work?.why?.value, work?.affected?.value]).to.deep.equal(['Because', 4]);
    expect([work?.steps, work?.urls, work?.keywords].map((list) => list?.map(({ value }) => value))).to.deep.equal([
      ['Do it'],
      ['https://a.example/'],
      ['k'],
    ]);
  });

  it('is no note, nothing without words, and no more than can be read', () => {
    expect(named({ warnings: ['Only a note'], issues: [{}, null, 5, { title: '' }, { title: ['x'] }] })).to.deep.equal(
      [],
    );
    expect(read({ issues: Array.from({ length: 900 }, (_, at) => `Issue ${at}`) })).to.have.length(500);
  });
});
