import { expect } from 'chai';
import { findUpdatesNear } from '../../../../../domain/search/analysis/events/find-updates-near.js';

const near = (day: string) => findUpdatesNear(day).map(({ name }) => name);

describe('[U] updates near a day', () => {
  it('are those that were rolling out within three days of it', () => {
    expect(near('2025-12-08')).to.deep.equal(['December 2025 core update']);
    expect(near('2026-01-01')).to.deep.equal(['December 2025 core update']);
    expect([near('2025-12-07'), near('2026-01-02')]).to.deep.equal([[], []]);
    expect(near('2026-03-26')).to.deep.equal(['March 2026 spam update', 'March 2026 core update']);
  });

  it('take two weeks for an update whose end is not known', () => {
    expect(near('2026-09-04')).to.deep.equal(['August 2026 spam update']);
    expect(near('2026-09-05')).to.deep.equal([]);
  });
});
