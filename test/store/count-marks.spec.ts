import { expect } from 'chai';
import { countMarks } from '../../store/count-marks.js';

describe('[U] count marks', () => {
  it('put what comes alone into the slice of its day, by the clock of this process', () => {
    const before = Date.now();
    const { slice, changed_at } = countMarks();
    expect(changed_at.getTime()).to.be.within(before, Date.now());
    expect(slice).to.equal(changed_at.toISOString().slice(0, 10));
    expect(countMarks(249).slice).to.match(/^\d{4}-\d\d-\d\d$/);
  });

  it('give what comes in large numbers a slice of its own', () => {
    const [one, other] = [countMarks(250).slice, countMarks(250).slice];
    expect(one).to.match(/^\d{4}-\d\d-\d\d-[0-9a-f]{12}$/);
    expect(one).not.to.equal(other);
  });
});
