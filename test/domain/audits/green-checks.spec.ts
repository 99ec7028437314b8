import { expect } from 'chai';
import { greenChecks } from '../../../domain/audits/green-checks.js';

describe('[U] green checks', () => {
  it('names one, two or more checks in a clause', () => {
    expect(greenChecks(['a/b'], 1)).to.equal('"a/b" finds nothing; today 1 case');
    expect(greenChecks(['a/b', 'c/d'], 2)).to.equal('"a/b" and "c/d" find nothing; today 2 cases');
    expect(greenChecks(['a/b', 'c/d', 'e/f'], 2)).to.equal('"a/b", "c/d" and "e/f" find nothing; today 2 cases');
  });
});
