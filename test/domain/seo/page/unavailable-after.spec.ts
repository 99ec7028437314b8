import { expect } from 'chai';
import { unavailableAfter } from '../../../../domain/seo/page/unavailable-after.js';

const at = (text: string) => {
  const read = unavailableAfter(text);
  return read?.at_ms == null ? null : new Date(read.at_ms).toISOString();
};

describe('[U] unavailableAfter', () => {
  for (const [text, instant] of [
    ['unavailable_after: 2026-05-31', '2026-05-31T00:00:00.000Z'],
    ['noindex, Unavailable_After : 2026-05-31T10:00:00+02:00, nofollow', '2026-05-31T08:00:00.000Z'],
    ['unavailable_after: 2026-05-31 10:00:00', '2026-05-31T10:00:00.000Z'],
    ['unavailable_after: 25 Jun 2010 15:00:00 PST', '2010-06-25T23:00:00.000Z'],
    ['unavailable_after: Friday, 25-Jun-10 15:00:00 GMT', '2010-06-25T15:00:00.000Z'],
    ['unavailable_after: Fri, 25 Jun 2010 15:00:00', '2010-06-25T15:00:00.000Z'],
  ] as const) {
    it(`reads ${text}`, () => {
      expect(at(text)).to.equal(instant);
    });
  }

  it('keeps the words of a date that cannot be read', () => {
    expect(unavailableAfter('unavailable_after: some day')).to.deep.equal({ text: 'some day', at_ms: null });
  });

  it('answers null without the directive', () => {
    expect(unavailableAfter('noindex, nofollow')).to.equal(null);
    expect(unavailableAfter('unavailable_after:')).to.equal(null);
  });
});
