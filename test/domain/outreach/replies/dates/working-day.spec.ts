import { expect } from 'chai';
import { nextWorkingDay, workingDayFrom } from '../../../../../domain/outreach/replies/dates/working-day.js';

describe('[U] working day', () => {
  it('follows a day, not a weekend', () => {
    expect(nextWorkingDay('2026-11-29')).to.equal('2026-11-30');
    expect(nextWorkingDay('2026-11-27')).to.equal('2026-11-30');
    expect(nextWorkingDay('2026-12-31')).to.equal('2027-01-01');
  });
  it('is the day itself, or the Monday behind it', () => {
    expect(workingDayFrom('2026-11-27')).to.equal('2026-11-27');
    expect(workingDayFrom('2026-11-28')).to.equal('2026-11-30');
  });
});
