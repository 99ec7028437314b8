import { expect } from 'chai';
import { weighMovement } from '../../../../domain/search/analysis/weigh-movement.js';

const move = (current: number, previous: number, year: number | null = null) =>
  weighMovement({ current, previous }, previous === 0 ? null : (100 * (current - previous)) / previous, year);

describe('[U] weight of a change of clicks', () => {
  it('is nothing within what comes and goes', () => {
    expect(move(1_020, 1_000)).to.equal(null);
    expect(move(9, 14)).to.equal(null);
    expect(move(3, 0)).to.equal(null);
    expect(move(0, 0)).to.equal(null);
  });

  it('is high for a heavy loss, medium for a loss and low for a gain', () => {
    expect(move(700, 1_000)).to.deep.equal({ direction: 'loss', is_seasonal: false, priority: 'High' });
    expect(move(900, 1_000)?.priority).to.equal('Medium');
    expect(move(50, 0)?.direction).to.equal('gain');
    expect(move(1_200, 1_000)).to.deep.include({ direction: 'gain', priority: 'Low' });
  });

  it('is low where a year earlier was no better', () => {
    expect(move(700, 1_000, 2)).to.deep.equal({ direction: 'loss', is_seasonal: true, priority: 'Low' });
    expect(move(700, 1_000, -30)?.is_seasonal).to.equal(false);
  });
});
