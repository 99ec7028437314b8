import { expect } from 'chai';
import { writeGermanDay } from '../../../../../web/report/texts/de/write-german-day.js';

describe('[U] writeGermanDay', () => {
  it('writes a day as German has it, and leaves other texts', () => {
    expect(writeGermanDay('2 Mar 2026')).to.equal('2. März 2026');
    expect(writeGermanDay('May')).to.equal('May');
  });
});
