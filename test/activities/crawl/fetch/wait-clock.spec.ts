import { expect } from 'chai';
import { WaitClock } from '../../../../activities/crawl/fetch/wait-clock.js';

/** A clock moved manually: `pass` lets time go by with a tick every 20 ms, `stall` without. */
function handClock() {
  let nowMs = 1000;
  const clock = new WaitClock(() => nowMs);
  return {
    clock,
    pass: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 20) {
        nowMs += 20;
        clock.tick();
      }
    },
    stall: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('[U] wait-clock', () => {
  it('counts the time that passes', () => {
    const { clock, pass } = handClock();
    const wait = clock.begin();
    pass(400);
    expect(wait.elapsedMs()).to.equal(400);
    wait.end();
  });

  it('leaves out stalls, seen by a tick or not yet', () => {
    const { clock, pass, stall } = handClock();
    const wait = clock.begin();
    pass(100);
    stall(520);
    expect(wait.elapsedMs()).to.equal(120);
    clock.tick();
    expect(wait.elapsedMs()).to.equal(120);
    pass(40);
    expect(wait.elapsedMs()).to.equal(160);
    wait.end();
  });

  it('does not take a late timer for a stall', () => {
    const { clock, stall } = handClock();
    const wait = clock.begin();
    stall(29);
    clock.tick();
    expect(wait.elapsedMs()).to.equal(29);
    wait.end();
  });

  it('measures waits that overlap each by itself', () => {
    const { clock, pass, stall } = handClock();
    const one = clock.begin();
    pass(100);
    const other = clock.begin();
    stall(200);
    clock.tick();
    pass(60);
    one.end();
    one.end();
    expect([one.elapsedMs(), other.elapsedMs()]).to.deep.equal([180, 80]);
    other.end();
  });

  it('does not count what happened while no one waited', () => {
    const { clock, pass, stall } = handClock();
    clock.begin().end();
    stall(5000);
    const wait = clock.begin();
    pass(20);
    expect(wait.elapsedMs()).to.equal(20);
    wait.end();
  });
});
