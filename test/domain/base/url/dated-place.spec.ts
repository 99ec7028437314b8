import { expect } from 'chai';
import { datedPlace } from '../../../../domain/base/url/dated-place.js';

const at = 'https://a.example';
const month = (year: number, number: number) => year * 12 + number;

describe('[U] datedPlace', () => {
  for (const [place, family, when] of [
    ['/events/2027-01/', '/events//', month(2027, 1)],
    ['/blog/2027/3/14/pi', '/blog//pi', month(2027, 3)],
    ['/week/2027-W06', '/week/', month(2027, 2)],
    ['/plan?from=2027-01-30&to=2027-02-05', '/plan?from=&to=', month(2027, 1)],
    ['/cal.php?y=2027&m=5&view=day', '/cal.php', month(2027, 5)],
    ['/diary?date=20271224', '/diary', month(2027, 12)],
    ['/view.php?view=month&time=1798761600', '/view.php', month(2027, 1)],
  ] as const) {
    it(`reads ${place}`, () => {
      expect(datedPlace(at + place)).to.deep.equal({ family: at + family, month: when, is_calendar: false });
    });
  }

  it('knows a calendar by its name', () => {
    expect(datedPlace(`${at}/kalender/2027/01`)?.is_calendar).to.equal(true);
  });

  it('takes numbers of articles, versions and prices for no dates', () => {
    for (const place of ['/article/209901', '/v/2027.1', '/?price=20271224', '/2027', '/?date=20279999', '/?time=12'])
      expect(datedPlace(at + place), place).to.equal(null);
  });
});
