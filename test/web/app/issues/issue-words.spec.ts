import { expect } from 'chai';
import {
  nameCounted,
  nameMember,
  pickTrendTone,
  showPageShare,
  showSearchCost,
  showTrend,
} from '../../../../web/app/issues/issue-words.js';

describe('[U] words of issues', () => {
  it('say what changed, and whether that is good', () => {
    const shown = (
      [
        ['new', 3],
        ['more', 1_200],
        ['fewer', -2],
        ['same', 0],
        ['fixed', -4],
        ['unknown', null],
      ] as const
    ).map(([trend, change]) => [showTrend({ trend, change }), pickTrendTone({ trend })]);
    expect(shown).to.deep.equal([
      ['New', 'bad'],
      ['+1,200', 'bad'],
      ['−2', 'good'],
      ['±0', null],
      ['Fixed', 'good'],
      ['n/a', null],
    ]);
  });

  it('show shares and costs, small ones as such and missing ones as a dash', () => {
    expect([0, 0.0004, 0.1234, 1, null].map((share) => showPageShare({ share }))).to.deep.equal([
      '0%',
      '<0.1%',
      '12.3%',
      '100%',
      '–',
    ]);
    expect([0, 0.004, 0.28, 12.5, null].map((search_cost) => showSearchCost({ search_cost }))).to.deep.equal([
      '0%',
      '<0.01%',
      '0.28%',
      '12.5%',
      '–',
    ]);
  });

  it('name what is counted', () => {
    expect(nameCounted({ measured_over: 'html_pages' })).to.deep.equal(['page', 'pages']);
    expect(nameCounted({ measured_over: 'resources' })).to.deep.equal(['file', 'files']);
    expect(nameCounted({ measured_over: 'site' })).to.deep.equal(['case', 'cases']);
  });

  it('name members, the viewer as such, and those who are gone', () => {
    expect(nameMember('sam', 'sam', 'Sam')).to.equal('You');
    expect(nameMember('kim', 'sam', 'Kim')).to.equal('Kim');
    expect(nameMember('kim', 'sam')).to.equal('kim');
    expect(nameMember(null, 'sam')).to.equal('A former member');
  });
});
