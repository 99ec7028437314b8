import { expect } from 'chai';
import { createFormats } from '../../../../web/report/texts/formats.js';

describe('[U] formats', () => {
  it('write figures and dates as English and German readers do', () => {
    const [en, de] = [createFormats('en-US'), createFormats('de-DE')];
    expect([en.number(1234.56), de.number(1234.56)]).to.deep.equal(['1,234.6', '1.234,6']);
    expect([en.change(2.5), de.change(-2.5), de.change(0)]).to.deep.equal(['+2.5', '−2,5', '±0']);
    expect([en.percent(12.34), de.percent(12.34)]).to.deep.equal(['12.3%', '12,3\u00a0%']);
    expect([en.percentRange(0.2, 1.1), de.percentRange(0.2, 1.1)]).to.deep.equal(['0.2–1.1%', '0,2–1,1\u00a0%']);
    expect([en.day('2026-06-01T23:30:00Z'), de.day('2026-06-01T23:30:00Z')]).to.deep.equal([
      'June 1, 2026',
      '1. Juni 2026',
    ]);
    expect([en.shortDay('2026-06-01T00:00:00Z'), de.shortDay('2026-06-01T00:00:00Z')]).to.deep.equal([
      '06/01/2026',
      '01.06.2026',
    ]);
  });

  it('leave out a date that is none', () => {
    expect(createFormats('en-US').day('soon')).to.equal('–');
  });
});
