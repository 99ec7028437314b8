import { expect } from 'chai';
import { receivedAt } from '../../../../domain/outreach/replies/received-at.js';

describe('[U] when a mail was written', () => {
  const arrived = '2026-06-01T08:00:00.000Z';
  const cases: [what: string, told: string | null, at: string][] = [
    ['as it says', '2026-05-30T08:00:00.000Z', '2026-05-30T08:00:00.000Z'],
    ['a clock that is ahead', '2026-06-02T07:59:00.000Z', '2026-06-02T07:59:00.000Z'],
    ['more than a day ahead', '2026-06-02T08:00:01.000Z', arrived],
    ['years ahead', '2099-01-01T00:00:00.000Z', arrived],
    ['a year of five digits', '+012345-01-01T00:00:00.000Z', arrived],
    ['the start of counting', '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z'],
    ['before it', '1969-12-31T23:59:59.999Z', arrived],
    ['no date', null, arrived],
    ['none that can be read', 'soon', arrived],
  ];
  it('not before the mail that it answers, but for a day', () => {
    const sent = '2026-05-31T12:00:00.000Z';
    expect(receivedAt('2026-05-30T12:00:00.000Z', arrived, sent)).to.equal('2026-05-30T12:00:00.000Z');
    expect(receivedAt('2026-05-30T11:59:59.000Z', arrived, sent)).to.equal(arrived);
    expect(receivedAt('2000-01-01T00:00:00.000Z', arrived, sent)).to.equal(arrived);
    expect(receivedAt('2000-01-01T00:00:00.000Z', arrived, null)).to.equal('2000-01-01T00:00:00.000Z');
  });
  for (const [what, told, at] of cases) it(what, () => expect(receivedAt(told, arrived)).to.equal(at));
});
