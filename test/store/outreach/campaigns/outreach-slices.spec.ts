import { expect } from 'chai';
import { createOutreachSlices, SLICE_SIZE } from '../../../../store/outreach/campaigns/outreach-slices.js';
import type { Slice } from '../../../../store/outreach/campaigns/outreach-summaries.js';
import { startStore, type TestStore } from '../../../support/store.js';
import { until } from '../../../support/until.js';

const CAMPAIGN = '1'.repeat(24);

describe('[I] outreach slices', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const ownerOf = (user_id: string) => ({ user_id, campaign_id: CAMPAIGN });
  const process = () => createOutreachSlices(running.connection, 'leads');
  const slicesOf = (user_id: string) =>
    running.connection.collection<Slice>('outreach_slices').find({ user_id }).sort({ slice: 1 }).toArray();
  const take = (slices: ReturnType<typeof process>, user: string, count: number) =>
    slices.insertInto(ownerOf(user), count, (slice) => Promise.resolve(slice));
  async function waitFor(user: string, isThere: (slices: Slice[]) => boolean): Promise<Slice[]> {
    let found: Slice[] = [];
    await until('the slices are there', async () => {
      found = await slicesOf(user);
      return isThere(found);
    });
    return found;
  }

  it('are there, and open, before the first record is', async () => {
    const seen = await process().insertInto(ownerOf('alice'), 1, () => slicesOf('alice'));
    expect(seen).to.have.length(1);
    expect(seen[0]).to.deep.include({ ...ownerOf('alice'), kind: 'leads', version: 1, size: 0, tally: null });
    expect(seen[0]?.unsettled_until?.getTime()).to.be.greaterThan(Date.now());
  });

  it('are shared by what a process makes, and by nothing that another one makes', async () => {
    const [one, other] = [process(), process()];
    const taken = await Promise.all([one, one, one].map((slices) => take(slices, 'bea', 1)));
    expect(new Set(taken).size).to.equal(1);
    expect(await take(other, 'bea', 1)).not.to.equal(taken[0]);
    expect(await slicesOf('bea')).to.have.length(2);
  });

  it('are closed and counted when they are full and all is in, not before', async () => {
    const slices = process();
    let finish = (): void => undefined;
    const late = slices.insertInto(ownerOf('carol'), 1, async (slice) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      const record = { ...ownerOf('carol'), slice, website_key: 'late.example', status: 'discovered' };
      await running.connection.collection('leads').insertOne(record);
    });
    const full = await take(slices, 'carol', SLICE_SIZE);
    const next = await take(slices, 'carol', 1);
    expect(next).not.to.equal(full);
    const isFull = ({ slice }: Slice) => slice === full;
    expect((await slicesOf('carol')).find(isFull)?.unsettled_until).not.to.equal(null);
    finish();
    await late;
    const found = await waitFor('carol', (all) => all.some((each) => isFull(each) && each.tally !== null));
    expect(found.find(isFull)).to.deep.include({ unsettled_until: null, size: 1, version: 3 });
    expect(found.find(({ slice }) => slice === next)?.tally).to.equal(null);
  });

  it('take nothing more, and stay open, after an insert whose end no one knows; a duplicate does no harm', async () => {
    const slices = process();
    const first = await take(slices, 'dan', 1);
    const duplicate = Object.assign(new Error('twice'), { code: 11000 });
    const twice = () => slices.insertInto(ownerOf('dan'), 1, () => Promise.reject(duplicate));
    expect(await twice().catch((error: unknown) => error)).to.equal(duplicate);
    expect(await take(slices, 'dan', 1)).to.equal(first);
    const lost = () => slices.insertInto(ownerOf('dan'), 1, () => Promise.reject(new Error('connection lost')));
    expect(await lost().catch((error: unknown) => error)).to.have.property('message', 'connection lost');
    expect(await take(slices, 'dan', 1)).not.to.equal(first);
    const left = (await slicesOf('dan')).find(({ slice }) => slice === first);
    expect(left?.unsettled_until?.getTime()).to.be.greaterThan(Date.now());
  });

  it('with room are used again once they are settled, by one process alone', async () => {
    const first = await take(process(), 'eva', 1);
    const settled = { unsettled_until: null, size: 10, tally: { counts: {} } };
    await running.connection.collection('outreach_slices').updateMany({ user_id: 'eva' }, { $set: settled });
    const again = await Promise.all([process(), process(), process()].map((slices) => take(slices, 'eva', 1)));
    expect(again.filter((slice) => slice === first)).to.have.length(1);
    expect(new Set(again).size).to.equal(3);
    const reopened = (await slicesOf('eva')).find(({ slice }) => slice === first);
    expect(reopened).to.deep.include({ tally: null, version: 2 });
    await running.connection.collection('outreach_slices').updateMany({}, { $set: { ...settled, size: 900 } });
    expect(again).not.to.include(await take(process(), 'eva', 1));
  });
});
