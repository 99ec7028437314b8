import { expect } from 'chai';
import { withUnit } from '../../../../domain/base/text/with-unit.js';

describe('[U] with unit', () => {
  it('puts a space before words, and none before the percent sign', () => {
    expect([withUnit(12, 'pages'), withUnit('20', '%')]).to.deep.equal(['12 pages', '20%']);
  });
});
