import { expect } from 'chai';
import { HttpError } from '../../../api/http-error.js';
import { checkCompetitorCount } from '../../../api/sites/check-competitor-count.js';

describe('[U] count of competitors', () => {
  it('is none or two and more; the contract ends it at five', () => {
    for (const count of [0, 2, 5])
      expect(() =>
        checkCompetitorCount(Array.from({ length: count }, () => 'https://www.example.com/')),
      ).to.not.throw();
  });

  it('is not one, which is said in one sentence', () => {
    expect(() => checkCompetitorCount(['https://www.example.com/']))
      .to.throw(HttpError)
      .with.property('body')
      .that.deep.equals({
        detail: [{ loc: ['body', 'competitors'], msg: 'Name 2 to 5 competitors, or none', type: 'too_short' }],
      });
  });
});
