import { expect } from 'chai';
import { showMove } from '../../../domain/dashboard/show-move.js';

describe('[U] showMove', () => {
  it('tells the way, the size and the share', () => {
    expect(showMove(12, 30.04)).to.equal('rose by 12 (30%)');
    expect(showMove(-4, -12.55)).to.equal('fell by 4 (12.6%)');
    expect(showMove(-4, null)).to.equal('fell by 4');
  });
});
