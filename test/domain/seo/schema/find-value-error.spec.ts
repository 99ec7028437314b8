import { expect } from 'chai';
import { findValueError } from '../../../../domain/seo/schema/find-value-error.js';
import type { ValueForm } from '../../../../domain/seo/schema/watched-properties.js';

const FIT: Record<ValueForm, string[]> = {
  date: [
    '2026',
    '2026-02',
    '2026-02-29',
    '20260131',
    '2026-W07',
    '2026-W07-1',
    '2026-031',
    '2026-01-31T08:00',
    '2026-01-31T08:00:00Z',
    '2026-01-31T08:00:00.123+02:00',
    '2026-01-31T08:00:00+0200',
  ],
  duration: ['PT30M', 'PT1H30M', 'P1DT12H', 'P2W', 'PT0S', 'PT1.5S'],
  url: [
    'https://site.example/a?b=c',
    'http://site.example',
    '/a.png',
    'a/b',
    '#org',
    'data:image/png;base64,AA==',
    'urn:isbn:1',
  ],
  price: ['0', '9', '1299.90'],
  currency: ['EUR', 'usd', 'USDT'],
  rating: ['4', '4.5', '60%', '6 / 10', '0'],
  count: ['1', '120', '3.0'],
};
const UNFIT: Record<ValueForm, string[]> = {
  date: [
    'yesterday',
    '31.01.2026',
    '01/31/2026',
    '2026-13-01',
    '2026-02-30',
    '2026-01-31 08:00:00',
    'January 31, 2026',
    '2026-1-5',
  ],
  duration: ['30 minutes', 'P', 'PT', '1:30', 'PT30', '30'],
  url: [
    'www.site.example',
    'two words',
    'undefined',
    'N/A',
    'https:///',
    'htp://site.example',
    '{{url}}',
    'javascript:x',
  ],
  price: ['9,99', '1,299.00', '$9', '9 EUR', 'free', '-1'],
  currency: ['€', '$', 'EU', 'euro currency'],
  rating: ['4,5', 'four', '4/5 stars'],
  count: ['0', '-1', '1,200', '12 votes', '1.5'],
};

describe('[U] value error', () => {
  for (const form of Object.keys(FIT) as ValueForm[]) {
    it(`finds none in a ${form}`, () => {
      expect(FIT[form].filter((value) => findValueError(form, value) !== null)).to.deep.equal([]);
    });

    it(`finds one in what is no ${form}`, () => {
      expect(UNFIT[form].filter((value) => findValueError(form, value) === null)).to.deep.equal([]);
    });
  }

  it('says what was expected', () => {
    expect(findValueError('currency', '€')).to.equal('a code of ISO 4217 (EUR)');
  });
});
