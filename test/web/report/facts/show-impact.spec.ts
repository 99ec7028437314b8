import { expect } from 'chai';
import { showImpact } from '../../../../web/report/facts/show-impact.js';
import { openLanguage } from '../../../../web/report/parts/report-language.js';

describe('[U] show impact', () => {
  it('writes a range in the language, or that there is none', () => {
    const none = { traffic_percent_low: null, traffic_percent_high: null, basis: '' };
    const some = { traffic_percent_low: 2, traffic_percent_high: 8.25, basis: '' };
    expect(showImpact(none, openLanguage('en'))).to.equal('not estimated');
    expect(showImpact(some, openLanguage('en'))).to.equal('2–8.3%');
    expect(showImpact(some, openLanguage('de'))).to.equal('2–8,3\u00a0%');
  });
});
