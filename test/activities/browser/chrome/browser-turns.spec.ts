import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { BrowserTurns } from '../../../../activities/browser/chrome/browser-turns.js';
import { rejection } from '../../../support/rejection.js';

const never = new AbortController().signal;
const HOUR_MS = 3_600_000;

/** Takes turns in the order of the calls, and notes who has begun. */
function watch(turns: BrowserTurns) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    ask(name: string, user: string, urgent = false, signal = never) {
      return turns.take({ user, urgent, signal }).then((end) => {
        began.push(name);
        ends.set(name, end);
      });
    },
    /** Ends a run, and lets the next one begin. */
    async end(name: string) {
      ends.get(name)?.();
      await setTimeout(0);
    },
  };
}

describe('[U] turns at the browser', () => {
  it('are one at a time, the urgent ones first, the others as they came', async () => {
    const { ask, began, end } = watch(new BrowserTurns({ aloneMs: HOUR_MS }));
    await ask('a1', 'alice');
    void ask('a2', 'alice');
    void ask('b1', 'bob');
    void ask('b2', 'bob', true);
    await setTimeout(0);
    expect(began).to.deep.equal(['a1']);
    for (const name of ['a1', 'b2', 'a2', 'b1']) await end(name);
    expect(began).to.deep.equal(['a1', 'b2', 'a2', 'b1']);
    await ask('c1', 'carol');
  });

  it('go round among users, however many one of them asks for', async () => {
    const { ask, began, end } = watch(new BrowserTurns({ aloneMs: HOUR_MS }));
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void ask(name, name.slice(0, 1), true);
    await setTimeout(0);
    for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) await end(name);
    expect(began).to.deep.equal(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('let somebody else’s urgent run begin beside one that takes long, and nothing else', async () => {
    const { ask, began, end } = watch(new BrowserTurns({ aloneMs: 30 }));
    await ask('a1', 'alice', true);
    void ask('a2', 'alice', true);
    void ask('b1', 'bob');
    const urgent = ask('b2', 'bob', true);
    void ask('c1', 'carol', true);
    expect(began).to.deep.equal(['a1']);
    await urgent;
    // Both linger, and there are two.
    await setTimeout(60);
    expect(began).to.deep.equal(['a1', 'b2']);
    await end('a1');
    expect(began).to.deep.equal(['a1', 'b2', 'c1']);
  });

  it('are given up when told to, and when the wait is too long', async () => {
    const turns = new BrowserTurns({ aloneMs: HOUR_MS, waitMs: 20 });
    const end = await turns.take({ user: 'alice', urgent: false, signal: never });
    const late = await rejection(turns.take({ user: 'bob', urgent: true, signal: never }));
    expect(late).to.include({ code: 'browser_failed', retryable: true });
    const cancellation = new AbortController();
    const cancelled = rejection(turns.take({ user: 'bob', urgent: true, signal: cancellation.signal }));
    cancellation.abort(new Error('cancelled'));
    expect((await cancelled).message).to.equal('cancelled');
    end();
    // Those that gave up hold nothing.
    (await turns.take({ user: 'carol', urgent: false, signal: never }))();
  });
});
