import { expect } from 'chai';
import { Patience } from '../../../../activities/mail/smtp/patience.js';

describe('[U] Patience', () => {
  it('passes on what the caller says, and what it has said before', () => {
    const given = new AbortController();
    const patience = new Patience(60_000, given.signal);
    expect(patience.signal.aborted).to.equal(false);
    given.abort(new Error('stop'));
    expect((patience.signal.reason as Error).message).to.equal('stop');
    const late = new Patience(60_000, given.signal);
    expect(late.signal.aborted).to.equal(true);
    for (const one of [patience, late]) one.end();
  });

  it('ends by itself when the time is over', async () => {
    const patience = new Patience(1, new AbortController().signal);
    await new Promise((resolve) => patience.signal.addEventListener('abort', resolve));
    expect((patience.signal.reason as Error).name).to.equal('TimeoutError');
  });

  it('is not disturbed any more once it was ended', () => {
    const given = new AbortController();
    const patience = new Patience(60_000, given.signal);
    patience.end();
    given.abort();
    expect(patience.signal.aborted).to.equal(false);
  });
});
