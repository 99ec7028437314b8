import { expect } from 'chai';
import type { StopSignal } from '../../cli/cli-io.js';
import { createStop } from '../../cli/stop.js';
import { QUICK_PACE } from './capture-cli.js';

function stopWith(repeatedSignalMs: number, timeoutMs: number | null = null) {
  const quits: number[] = [];
  let listener: ((signal: StopSignal) => void) | null = null;
  const io = {
    pace: { ...QUICK_PACE, repeatedSignalMs },
    quit: (code: number) => quits.push(code),
    onSignal: (given: (signal: StopSignal) => void) => {
      listener = given;
      return () => {
        listener = null;
      };
    },
  };
  const stop = createStop(io, timeoutMs);
  return { stop, quits, send: (signal: StopSignal) => listener?.(signal), isListening: () => listener !== null };
}

describe('[U] stop', () => {
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    it(`aborts on ${signal} with exit code ${exitCode}`, () => {
      const { stop, send, quits } = stopWith(0);
      expect(stop.signal.aborted).to.equal(false);
      send(signal);
      expect(stop.signal.reason).to.include({ message: 'Interrupted', exitCode });
      expect(quits).to.deep.equal([]);
    });
  }

  it('quits at the second Ctrl-C', () => {
    const { send, quits } = stopWith(0);
    send('SIGINT');
    send('SIGINT');
    expect(quits).to.deep.equal([130]);
  });

  it('takes a second signal right after the first as the same one', () => {
    const { send, quits } = stopWith(60_000);
    send('SIGINT');
    send('SIGINT');
    expect(quits).to.deep.equal([]);
  });

  it('aborts when the time is over', async () => {
    const { stop } = stopWith(0, 5);
    await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
    expect(stop.signal.reason).to.include({ message: 'No result within 0.005 s', exitCode: 4 });
    stop.dispose();
  });

  it('stops listening', () => {
    const { stop, isListening } = stopWith(0, 60_000);
    expect(isListening()).to.equal(true);
    stop.dispose();
    expect(isListening()).to.equal(false);
  });
});
