import { expect } from 'chai';
import { measureVelocity } from '../../../../domain/seo/sitemap/publishing-velocity.js';

const now = '2026-06-01T00:00:00Z';
const weeksAgo = (...weeks: number[]) =>
  weeks.map((week) => new Date(Date.parse(now) - week * 7 * 86_400_000).toISOString());

describe('[U] publishing-velocity', () => {
  it('counts dated items of the last twelve weeks', () => {
    expect(measureVelocity(weeksAgo(1, 3, 5, 7, 9, 11), now)).to.deep.equal({ per_week: 0.5, trend: 'flat' });
  });

  it('sees the trend between the last six weeks and the six before', () => {
    expect(measureVelocity(weeksAgo(1, 2, 3, 4, 8), now)?.trend).to.equal('rising');
    expect(measureVelocity(weeksAgo(1, 7, 8, 9, 10), now)?.trend).to.equal('falling');
  });

  it('takes a quarter more for no change yet', () => {
    expect(measureVelocity(weeksAgo(1, 2, 3, 4, 5, 7, 8, 9, 10), now)?.trend).to.equal('flat');
  });

  it('is 0 a week when the site stopped long ago', () => {
    expect(measureVelocity(weeksAgo(50, 51, 52, 53, 54), now)).to.deep.equal({ per_week: 0, trend: 'flat' });
  });

  it('is unknown with fewer than five dates, or when all are of one day', () => {
    expect(measureVelocity(weeksAgo(1, 2, 3, 4), now)).to.equal(null);
    expect(
      measureVelocity(
        Array.from({ length: 40 }, () => '2026-05-20T10:00:00Z'),
        now,
      ),
    ).to.equal(null);
  });

  it('leaves out what is no date and what is in the future', () => {
    expect(measureVelocity([null, 'yesterday', '2027-01-01', ...weeksAgo(1, 2, 3, 4)], now)).to.equal(null);
  });
});
