import { expect } from 'chai';
import {
  findShortWeekday,
  findWeekday,
  isWeekdayName,
} from '../../../../../domain/outreach/replies/dates/weekday-names.js';

describe('[U] names of weekdays', () => {
  it('are found in full, the longest where one begins another', () => {
    expect(findWeekday('ik ben maandag terug')).to.deep.include({ weekday: 1, at: 7 });
    expect(findWeekday('pazartesi')).to.deep.include({ weekday: 1 });
    expect(findWeekday('月曜日から')).to.deep.include({ weekday: 1 });
    expect(findWeekday('soon')).to.equal(null);
  });
  it('are found where they are shortened', () => {
    expect(findShortWeekday('ab mo wieder')?.weekday).to.equal(1);
    expect(findShortWeekday('back thurs')?.weekday).to.equal(4);
    expect(findShortWeekday('monthly')).to.equal(null);
  });
  it('are no months', () => {
    for (const word of ['mardi', 'maandag', 'martes']) expect(isWeekdayName(word)).to.equal(true);
    for (const word of ['march', 'mai', 'marzo']) expect(isWeekdayName(word)).to.equal(false);
  });
});
