import { expect } from 'chai';
import { measureSpeed } from '../../../activities/browser/measure-speed.js';
import type { SpeedRequest } from '../../../activities/browser/ports.js';
import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import { medianRun } from '../../../domain/speed/lab-runs.js';
import { UrlNotAllowedError } from '../../../platform/network/errors.js';
import { speedRun } from '../../support/samples/speed-runs.js';

const INPUT = {
  operation: { id: 'op1', user_id: 'alice' },
  url: 'https://site.example',
  strategy: 'desktop',
  locale: 'de',
} as const;

function depsFor(artifact: SpeedArtifact) {
  const asked: SpeedRequest[] = [];
  const stored: unknown[][] = [];
  const deps = {
    browser: {
      measure: async (request: SpeedRequest) => {
        asked.push(request);
        return artifact;
      },
    },
    openAccess: async () => null,
    checkUrl: (url: string) => {
      if (url.includes('inside')) throw new UrlNotAllowedError('address:private');
      return new URL(url);
    },
    artifacts: {
      put: async (...stored_: unknown[]) => {
        stored.push(stored_);
        return { bytes: 1 };
      },
    },
  };
  return { deps, asked, stored };
}
const failure = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (error: unknown) => error,
  );

describe('[U] measureSpeed', () => {
  const { signal } = new AbortController();

  it('measures the checked URL and stores the artifact under the operation', async () => {
    const artifact = speedRun({ strategy: 'desktop' });
    const { deps, asked, stored } = depsFor(artifact);
    expect(await measureSpeed(deps, INPUT, signal)).to.deep.equal({ key: 'operation:op1:speed:desktop' });
    expect(asked).to.deep.equal([
      { url: 'https://site.example/', strategy: 'desktop', locale: 'de', site: null, signal },
    ]);
    expect(stored).to.deep.equal([['alice', 'operation:op1:speed:desktop', medianRun([artifact])]]);
  });

  it('opens what the site is behind, for this user', async () => {
    const { deps, asked } = depsFor(speedRun());
    const openAccess = async (...given: string[]) => ({ headers: { 'X-Asked': given.join(' ') } });
    const access = { id: 'access:op1', origin: 'https://site.example' };
    await measureSpeed({ ...deps, openAccess }, { ...INPUT, access }, signal);
    expect(asked[0]?.site).to.deep.equal({ origin: access.origin, headers: { 'x-asked': 'alice access:op1' } });
    const failure: unknown = await measureSpeed(deps, { ...INPUT, access }, signal).catch((error: unknown) => error);
    expect(failure).to.include({ code: 'invalid_input' });
  });

  /** Answers these performance scores in turn; an error is thrown. */
  function inTurn(runs: (SpeedArtifact | Error)[], maxSpeedRuns?: number) {
    const { deps, stored } = depsFor(speedRun());
    let asked = 0;
    const measure = async () => {
      const next = runs[asked++];
      if (next instanceof Error || next === undefined) throw next ?? new Error('Asked too often');
      return next;
    };
    return {
      deps: { ...deps, browser: { measure }, ...(maxSpeedRuns && { maxSpeedRuns }) },
      stored,
      count: () => asked,
    };
  }
  const scored = (performance: number, benchmark_index = 1500) =>
    speedRun({ scores: { performance }, benchmark_index });
  const storedRun = (stored: unknown[][]) => stored[0]?.[2] as SpeedArtifact;

  it('takes the middle one of three runs, or of as many as the installation allows', async () => {
    const three = inTurn([scored(98), scored(73), scored(95)]);
    await measureSpeed(three.deps, { ...INPUT, runs: 3 }, signal);
    expect([storedRun(three.stored).scores.performance, three.count()]).to.deep.equal([95, 3]);
    const one = inTurn([scored(98)], 1);
    await measureSpeed(one.deps, { ...INPUT, runs: 3 }, signal);
    expect([storedRun(one.stored).reliability?.level, one.count()]).to.deep.equal(['single', 1]);
  });

  it('repeats the run of a busy host, also where one was asked for', async () => {
    const busy = inTurn([scored(40, 300), scored(93)]);
    await measureSpeed(busy.deps, INPUT, signal);
    expect([storedRun(busy.stored).scores.performance, busy.count()]).to.deep.equal([93, 2]);
    const always = inTurn([scored(40, 300), scored(45, 200)]);
    await measureSpeed(always.deps, INPUT, signal);
    expect([storedRun(always.stored).reliability?.level, always.count()]).to.deep.equal(['low', 2]);
  });

  it('keeps what it has when a repetition fails, but ends when it is canceled', async () => {
    const failing = inTurn([scored(90), new Error('The browser died')]);
    await measureSpeed(failing.deps, { ...INPUT, runs: 3 }, signal);
    expect(storedRun(failing.stored).scores.performance).to.equal(90);
    const canceled = new AbortController();
    const { deps, stored } = inTurn([scored(90), new Error('Canceled')]);
    canceled.abort();
    expect(await failure(measureSpeed(deps, { ...INPUT, runs: 3 }, canceled.signal))).to.be.instanceOf(Error);
    expect(stored).to.deep.equal([]);
  });

  it('starts no browser for a URL that is not allowed', async () => {
    const { deps, asked } = depsFor(speedRun());
    expect(await failure(measureSpeed(deps, { ...INPUT, url: 'http://inside/' }, signal))).to.include({
      name: 'UrlNotAllowedError',
    });
    expect(asked).to.deep.equal([]);
  });

  const verdicts: [code: string, errorCode: string, retryable: boolean][] = [
    ['DNS_FAILURE', 'site_unreachable', false],
    ['FAILED_DOCUMENT_REQUEST', 'site_unreachable', false],
    ['CHROME_INTERSTITIAL_ERROR', 'site_unreachable', false],
    ['INSECURE_DOCUMENT_REQUEST', 'site_unreachable', false],
    ['PAGE_HUNG', 'timeout', false],
    ['PROTOCOL_TIMEOUT', 'timeout', true],
    ['TARGET_CRASHED', 'browser_failed', true],
  ];
  for (const [code, errorCode, retryable] of verdicts) {
    it(`fails with ${errorCode} on Lighthouse's ${code} and stores nothing`, async () => {
      const { deps, stored } = depsFor(speedRun({ runtime_error: { code, message: 'inner words' } }));
      const error = await failure(measureSpeed(deps, INPUT, signal));
      expect(error).to.include({ name: 'DomainError', code: errorCode, retryable });
      expect(error).to.have.property('message').that.does.not.contain('inner');
      expect(stored).to.deep.equal([]);
    });
  }

  it('keeps the artifact of a page that answered with an error', async () => {
    const { deps, stored } = depsFor(speedRun({ runtime_error: { code: 'ERRORED_DOCUMENT_REQUEST', message: '404' } }));
    await measureSpeed(deps, INPUT, signal);
    expect(stored).to.have.length(1);
  });
});
