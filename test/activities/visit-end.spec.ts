import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { VisitEnd } from '../../activities/visit-end.js';
import { rejection } from '../support/rejection.js';

const never = new AbortController().signal;
const soon = (signal: AbortSignal) => setTimeout(60_000, 'late', { signal });

describe('[U] end of a visit', () => {
  it('stops what runs when the budget ends, and begins nothing after it', async () => {
    const end = new VisitEnd(0.05, never);
    expect(await end.orNull(async () => 'in time')).to.equal('in time');
    expect(end.isOver).to.equal(false);
    expect(await end.orNull(() => soon(end.signal))).to.equal(null);
    expect(end.isOver).to.equal(true);
    let began = false;
    expect(
      await end.orNull(async () => {
        began = true;
      }),
    ).to.equal(null);
    expect(began).to.equal(false);
  });

  it('leaves a cancellation and every other error what it is', async () => {
    const cancellation = new AbortController();
    const end = new VisitEnd(60, cancellation.signal);
    const error = new Error('broken');
    expect(await rejection(end.orNull(() => Promise.reject(error)))).to.equal(error);
    const running = rejection(end.orNull(() => soon(end.signal)));
    cancellation.abort(new Error('cancelled'));
    expect(await running).to.have.property('name', 'AbortError');
    expect(end.isOver).to.equal(false);
    end.clear();
  });

  it('is never over when it is cleared, or has no end', async () => {
    const ends = [new VisitEnd(0.01, never), new VisitEnd(Infinity, never)];
    ends[0]?.clear();
    await setTimeout(50);
    expect(ends.map(({ isOver }) => isOver)).to.deep.equal([false, false]);
    ends[1]?.clear();
  });
});
