import { expect } from 'chai';
import { monthOfName } from '../../../../../domain/outreach/replies/dates/month-names.js';

describe('[U] names of months', () => {
  it('are known in many languages, the longer stem first', () => {
    const names = [
      'January',
      'février',
      'März',
      'kwietnia',
      'mayo',
      'červen',
      'července',
      'août',
      'září',
      'října',
      'listopada',
      'декабря',
    ];
    expect(names.map(monthOfName)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('are no other words', () => {
    expect(monthOfName('hours')).to.equal(null);
    expect(monthOfName('ma')).to.equal(null);
  });
});
