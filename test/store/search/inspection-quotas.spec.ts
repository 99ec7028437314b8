import { expect } from 'chai';
import { INSPECTIONS_A_DAY, INSPECTIONS_A_MINUTE } from '../../../domain/search/indexing/inspection-limits.js';
import { inspectionDayModel } from '../../../store/search/inspection-day-model.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date();
NOW.setUTCHours(18, 30, 20, 0);
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const PROPERTY = 'sc-domain:site.example';

describe('[I] quota of inspections', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  const claim = (property: string, now = NOW) => running.store.inspectionQuotas.claim(property, now);
  const used = async (property: string, now = NOW) => (await running.store.inspectionQuotas.find(property, now)).used;
  /** As if so many had been asked for. */
  const fill = async (property: string, change: object) => {
    await claim(property);
    const days = inspectionDayModel(running.connection);
    const known = await days.find({ minute_used: 1, used: 1 }).lean();
    await days.updateOne({ _id: known.at(-1)?._id }, { $set: change });
  };

  it('counts each property for itself, and those who ask at once', async () => {
    expect(await used(PROPERTY)).to.equal(0);
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(PROPERTY)));
    expect(new Set(claims)).to.deep.equal(new Set(['granted']));
    expect(await used(PROPERTY)).to.equal(20);
    expect(await used('https://other.example/')).to.equal(0);
    expect(await running.store.inspectionQuotas.find(PROPERTY, NOW)).to.include({ limit: 2_000 });
  });

  it('says when the next minute begins', async () => {
    const property = 'https://minute.example/';
    await fill(property, { used: INSPECTIONS_A_MINUTE, minute_used: INSPECTIONS_A_MINUTE });
    expect(await claim(property)).to.deep.equal({ wait_ms: 40_000 });
    expect(await used(property)).to.equal(INSPECTIONS_A_MINUTE);
    expect(await claim(property, inMinutes(1))).to.equal('granted');
    // A clock that is behind does not take the minute back.
    expect(await claim(property, NOW)).to.deep.equal({ wait_ms: 100_000 });
  });

  it('ends with the day of Pacific time', async () => {
    const property = 'https://day.example/';
    await fill(property, { used: INSPECTIONS_A_DAY });
    expect(await claim(property, inMinutes(5))).to.equal('day_used_up');
    expect(await used(property)).to.equal(INSPECTIONS_A_DAY);
    expect(await claim(property, inMinutes(24 * 60))).to.equal('granted');
  });
});
