import { expect } from 'chai';
import { readConsent } from '../../../../domain/outreach/campaigns/lead-consent.js';

describe('[U] readConsent', () => {
  it('takes a source and a day', () => {
    expect(readConsent({ source: 'Business card, fair in Lyon', date: '2024-02-29' })).to.deep.equal({
      consent: { source: 'Business card, fair in Lyon', date: '2024-02-29' },
      faults: [],
    });
  });

  it('takes null and nothing for none on record', () => {
    for (const given of [null, undefined]) expect(readConsent(given)).to.deep.equal({ consent: null, faults: [] });
  });

  const bad: [given: unknown, fields: string[]][] = [
    ['yes', ['consent']],
    [true, ['consent']],
    [[], ['consent']],
    [{}, ['consent.source', 'consent.date']],
    [{ source: '  ', date: '2026-05-31' }, ['consent.source']],
    [{ source: 's'.repeat(2049), date: '2026-05-31' }, ['consent.source']],
    [{ source: 'fair', date: '2026-02-29' }, ['consent.date']],
    [{ source: 'fair', date: '2026-11-31' }, ['consent.date']],
    [{ source: 'fair', date: '31.05.2026' }, ['consent.date']],
    [{ source: 'fair', date: 20260531 }, ['consent.date']],
    [{ source: 'fair', date: '2026-05-31', by: 'me' }, ['consent.by']],
  ];
  for (const [given, fields] of bad)
    it(`refuses ${JSON.stringify(given).slice(0, 60)}`, () => {
      const { consent, faults: errors } = readConsent(given);
      expect([consent, errors.map(({ field }) => field)]).to.deep.equal([null, fields]);
    });
});
