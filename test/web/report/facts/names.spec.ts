import { expect } from 'chai';
import { COMPONENT_NAMES } from '../../../../domain/seo/components.js';
import { COMPONENT_HEADINGS, inWords, toneOfScore } from '../../../../web/report/facts/names.js';

describe('[U] names in the report', () => {
  it('colors scores by the bands of the overall status', () => {
    expect([100, 65, 64.9, 50, 49.9, 0, null].map(toneOfScore)).to.deep.equal([
      'good',
      'good',
      'warn',
      'warn',
      'bad',
      'bad',
      'note',
    ]);
  });

  it('has a heading for every component', () => {
    expect(Object.keys(COMPONENT_HEADINGS)).to.have.members(COMPONENT_NAMES);
  });

  it('reads names of fields as words', () => {
    expect(inWords('blocked_by_robots')).to.equal('blocked by robots');
  });
});
