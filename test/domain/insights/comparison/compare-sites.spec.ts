import { expect } from 'chai';
import { compareSites } from '../../../../domain/insights/comparison/compare-sites.js';
import { readMeasures } from '../../../../domain/insights/comparison/read-measures.js';

const site = (label: string, value: object) => ({ label, measures: readMeasures({ path: label, value, type: null }) });

describe('[U] market position', () => {
  it('compares measure by measure and over all', () => {
    const position = compareSites(site('me', { score: 60, errors: 2, words: 500, only_index: 1 }), [
      site('a', { score: 80, errors: 1, words: 505 }),
      site('b', { score: 50, words: 490 }),
    ]);
    expect(
      position.measures.map(({ measure, standing, competitors_median }) => [measure, standing, competitors_median]),
    ).to.deep.equal([
      ['score', 'level', 65],
      ['errors', 'behind', 1],
      ['words', 'level', 497.5],
    ]);
    expect(position.sites.map(({ site: name, index, measures }) => [name, index, measures])).to.deep.equal([
      // Words are shown and not counted: more of them is no goal.
      ['me', 25, 2],
      ['a', 100, 2],
      ['b', 0, 1],
    ]);
    expect([position.rank, position.ranked_sites]).to.deep.equal([2, 3]);
    expect(position.summary).to.equal('Place 2 of 3: ahead in 0, level in 1 and behind in 1 of 2 measures.');
    expect(position.measures.map(({ is_volume }) => is_volume)).to.deep.equal([false, false, true]);
    expect(position.measures[1]?.competitors).to.deep.equal([{ path: 'a.errors', value: 1, competitor: 'a' }]);
  });

  it('gives ties half, and no one a place where nothing is in common', () => {
    const tie = compareSites(site('me', { score: 5 }), [site('a', { score: 5 })]);
    expect([tie.rank, tie.sites[0]?.index, tie.measures[0]?.standing]).to.deep.equal([1, 50, 'level']);
    const none = compareSites(site('me', { score: 5 }), [site('a', { clicks: 5 })]);
    expect([none.rank, none.ranked_sites, none.measures]).to.deep.equal([null, 0, []]);
    expect(none.summary).to.match(/^Nothing could be compared/);
  });
});
