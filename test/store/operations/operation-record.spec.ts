import { expect } from 'chai';
import { Types } from 'mongoose';
import { toOperation } from '../../../store/operations/operation-record.js';
import { newOperation } from '../../support/operations.js';

describe('[U] record of an operation', () => {
  it('is what was kept, with what an older record lacks filled in', () => {
    const { id, created_at, ...kept } = newOperation();
    const at = new Date(created_at);
    const record = { ...kept, _id: new Types.ObjectId(id), created_at: at, updated_at: at, event_seq: 0 };
    const dates = { started_at: null, finished_at: null };
    expect(toOperation({ ...record, ...dates })).to.deep.equal({ id, created_at, ...kept });
    const { progress: _progress, ...bare } = record;
    expect(toOperation({ ...bare, ...dates }).progress).to.deep.equal({
      done: 0,
      total: 100,
      phase: 'queued',
      message: '',
    });
    expect(toOperation({ ...record, started_at: at, finished_at: at })).to.include({
      started_at: created_at,
      finished_at: created_at,
    });
  });

  it('names a reason to wait only where there is one', () => {
    const { id, created_at, ...kept } = newOperation();
    const at = new Date(created_at);
    const dates = { created_at: at, updated_at: at, started_at: null, finished_at: null, event_seq: 0 };
    const read = (progress: object) =>
      toOperation({ ...kept, ...dates, _id: new Types.ObjectId(id), progress: { ...kept.progress, ...progress } })
        .progress;
    expect(read({ waiting_reason: null, next_at: null })).to.deep.equal(kept.progress);
    const waiting = { waiting_reason: 'min_gap', next_at: '2026-06-02T08:00:00.000Z' };
    expect(read(waiting)).to.deep.equal({ ...kept.progress, ...waiting });
  });
});
