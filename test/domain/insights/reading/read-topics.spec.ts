import { expect } from 'chai';
import { readTopics } from '../../../../domain/insights/reading/read-topics.js';

const terms = (value: unknown, path = 'c') =>
  readTopics({ path, value }).map(({ term, is_gap }) => `${is_gap ? 'gap ' : ''}${term.value}`);

describe('[U] topics of an input', () => {
  it('are read from lists that are known by their names, missing ones first, each once', () => {
    expect(
      terms({ topics: ['Oak', { term: 'brass', pages: 2 }], contentGaps: [{ topic: 'Repair' }, 'oak'] }),
    ).to.deep.equal(['gap Repair', 'gap oak', 'brass']);
    expect(terms(['a', { keyword: 'b' }], 'content_gaps')).to.deep.equal(['gap a', 'gap b']);
    expect(terms({ gaps: { missing_topics: ['x'] } })).to.deep.equal(['gap x']);
  });

  it('bring along what is known of them', () => {
    const [topic] = readTopics({
      path: 'c',
      value: {
        content_gaps: [
          {
            topic: 'r',
            volume: 10,
            difficulty: 30,
            priority: 'high',
            competitors: [{ url: 'https://a.example/' }, { url: 'https://b.example/' }],
          },
        ],
      },
    });
    expect([topic?.volume?.value, topic?.difficulty?.value, topic?.weight, topic?.urls.length]).to.deep.equal([
      10,
      30,
      'high',
      2,
    ]);
    const [odd] = readTopics({
      path: 'c',
      value: { topics: [{ term: 't', difficulty: 'hard', volume: -1, urls: 'https://c.example/' }] },
    });
    expect([odd?.volume, odd?.difficulty, odd?.urls.length]).to.deep.equal([null, null, 1]);
  });

  it('are none that are no short texts', () => {
    expect(terms({ topics: [5, null, {}, 'x'.repeat(121), { term: { a: 1 } }] })).to.deep.equal([]);
    expect(terms({ others: ['a'] })).to.deep.equal([]);
    const other = [
      { measure: 'words', title: 'Words' },
      { kind: 'section', subject: '/blog' },
      { kind: 'topic', subject: 'oak' },
    ];
    expect(terms({ gaps: other })).to.deep.equal(['gap oak']);
  });
});
