import { expect } from 'chai';
import { MAX_ISSUE_CHANGES, MAX_ISSUE_NOTES } from '../../../domain/sites/issues/issue-record.js';
import { startStore, type TestStore } from '../../support/store.js';

const AT = '2026-06-01T08:00:00.000Z';
const SAM = { at: AT, by: 'sam', by_name: 'Sam' };
const SITE = 'a'.repeat(24);
const place = (issue_id: string, user_id = 'ws_team', site_id = SITE) => ({ user_id, site_id, issue_id });
const note = (id: string, text = 'A note', by = SAM) => ({ ...by, id, text });
const change = (action: 'done' | 'assigned', assignee: string | null = null) => ({ ...SAM, action, assignee });

describe('[I] records of issues', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('keep what was decided, field by field, with its history', async () => {
    const { issueRecords } = running.store;
    expect(await issueRecords.find(place('title/long'))).to.equal(null);
    await issueRecords.change(place('title/long'), { done: SAM }, [change('done')]);
    const record = await issueRecords.change(place('title/long'), { assignee: 'kim' }, [change('assigned', 'kim')]);
    expect(record).to.deep.equal({
      issue_id: 'title/long',
      done: SAM,
      assignee: 'kim',
      notes: [],
      changes: [change('done'), change('assigned', 'kim')],
    });
    expect(await issueRecords.find(place('title/long'))).to.deep.equal(record);
    expect((await issueRecords.change(place('title/long'), { done: null }, [])).done).to.equal(null);
    expect(await issueRecords.listMarks('ws_team', SITE)).to.deep.equal([
      { issue_id: 'title/long', done: null, assignee: 'kim' },
    ]);
  });

  it('survive first changes at once', async () => {
    const { issueRecords } = running.store;
    const first = place('h1/missing');
    await Promise.all([
      issueRecords.change(first, { done: SAM }, [change('done')]),
      issueRecords.change(first, { assignee: 'kim' }, [change('assigned', 'kim')]),
      issueRecords.addNote(first, note('1')),
    ]);
    const record = await issueRecords.find(first);
    expect(record).to.deep.include({ done: SAM, assignee: 'kim' });
    expect([record?.changes.length, record?.notes.length]).to.deep.equal([2, 1]);
  });

  it('have no more notes and history than they may have', async () => {
    const { issueRecords } = running.store;
    for (let count = 0; count < MAX_ISSUE_NOTES; count++)
      expect(await issueRecords.addNote(place('title/short'), note(String(count)))).to.equal(true);
    expect(await issueRecords.addNote(place('title/short'), note('more'))).to.equal(false);
    expect(await issueRecords.removeNote(place('title/short'), '0')).to.equal(true);
    expect(await issueRecords.removeNote(place('title/short'), '0')).to.equal(false);
    expect(await issueRecords.addNote(place('title/short'), note('more'))).to.equal(true);
    const many = Array.from({ length: MAX_ISSUE_CHANGES }, (_, index) => change('assigned', String(index)));
    await issueRecords.change(place('title/short'), {}, many);
    const { changes } = await issueRecords.change(place('title/short'), {}, [change('done')]);
    expect([changes.length, changes[0]?.assignee, changes.at(-1)?.action]).to.deep.equal([
      MAX_ISSUE_CHANGES,
      '1',
      'done',
    ]);
  });

  it('belong to their workspace and go with their site', async () => {
    const { issueRecords } = running.store;
    const other = place('title/long', 'ws_other');
    const elsewhere = place('title/long', 'ws_team', 'b'.repeat(24));
    await issueRecords.addNote(other, note('1'));
    await issueRecords.addNote(elsewhere, note('1'));
    expect(await issueRecords.removeNote(place('title/long', 'ws_third'), '1')).to.equal(false);
    await issueRecords.removeOf('ws_team', SITE);
    expect(await issueRecords.listMarks('ws_team', SITE)).to.deep.equal([]);
    expect(await issueRecords.find(other)).to.not.equal(null);
    expect(await issueRecords.find(elsewhere)).to.not.equal(null);
  });

  it('no longer name a person whose account is erased, and keep what they wrote', async () => {
    const { issueRecords, userErasures } = running.store;
    const eva = { at: AT, by: 'eva', by_name: 'Eva Berg' };
    const shared = place('desc/missing');
    await issueRecords.addNote(shared, note('1', 'By Sam'));
    await issueRecords.addNote(shared, note('2', 'By the other', eva));
    await issueRecords.change(shared, { done: eva, assignee: 'eva' }, [
      { ...eva, action: 'done', assignee: null },
      { ...SAM, action: 'assigned', assignee: 'eva' },
    ]);
    await issueRecords.addNote(place('desc/missing', 'eva'), note('1', 'Own', eva));
    await userErasures.erase('eva');
    const record = await issueRecords.find(shared);
    expect(JSON.stringify(record)).to.not.match(/eva/i);
    const gone = { at: AT, by: null, by_name: null };
    expect(record).to.deep.equal({
      issue_id: 'desc/missing',
      done: gone,
      assignee: null,
      notes: [note('1', 'By Sam'), { ...gone, id: '2', text: 'By the other' }],
      changes: [
        { ...gone, action: 'done', assignee: null },
        { ...SAM, action: 'assigned', assignee: null },
      ],
    });
    expect(await issueRecords.find(place('desc/missing', 'eva'))).to.equal(null);
  });
});
