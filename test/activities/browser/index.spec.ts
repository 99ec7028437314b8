import { ApplicationFailure, CancelledFailure } from '@temporalio/common';
import { expect } from 'chai';
import { createBrowserActivities } from '../../../activities/browser/index.js';
import type { LoadedPage, SpeedRequest } from '../../../activities/browser/ports.js';
import { DomainError } from '../../../domain/base/errors.js';
import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import { speedRun } from '../../support/samples/speed-runs.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

const INPUT = {
  operation: { id: 'op1', user_id: 'alice' },
  url: 'https://site.example/',
  strategy: 'mobile',
  locale: null,
} as const;

function activitiesWith(
  measure: (request: SpeedRequest) => Promise<SpeedArtifact>,
  load: (request: { urls: readonly string[]; signal: AbortSignal }) => Promise<LoadedPage[]> = async () => [],
) {
  return createBrowserActivities({
    browser: { measure },
    pages: { load },
    camera: { capture: async () => [] },
    parseHtml: () => null,
    checkUrl: (url) => new URL(url),
    openAccess: async () => null,
    printPdf: async () => Buffer.from(''),
    renderForPaper: () => '',
    reportBrands: { find: async () => null },
    audits: { find: async () => null, listHistory: async () => [] },
    artifacts: {
      put: async () => ({ bytes: 1 }),
      putPacked: async () => ({ bytes: 1 }),
      get: async () => null,
      getPacked: async () => null,
    },
    crawls: { find: async () => null, async *streamDigests() {} },
  });
}

describe('[U] createBrowserActivities', () => {
  it('beats while the browser works', async () => {
    const environment = createActivityEnv();
    let beat: () => void = () => {};
    const beaten = new Promise<void>((resolve) => {
      beat = resolve;
    });
    environment.on('heartbeat', () => beat());
    const { measureSpeed } = activitiesWith(async () => {
      await beaten;
      return speedRun();
    });
    expect(await environment.run(measureSpeed, INPUT)).to.deep.equal({ key: 'operation:op1:speed:mobile' });
  });

  it('hands the cancellation to the browser and ends as cancelled', async () => {
    const environment = createActivityEnv();
    const { measureSpeed } = activitiesWith(async ({ signal }) => {
      environment.cancel();
      return new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const error = await environment.run(measureSpeed, INPUT).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(CancelledFailure);
  });

  it('hands the cancellation to the browser that renders, too', async () => {
    const environment = createActivityEnv();
    const never = () => new Promise<never>(() => {});
    const { renderPages } = activitiesWith(never, async ({ signal }) => {
      environment.cancel();
      return new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const input = { user_id: 'alice', crawl_id: 'c1', urls: ['https://site.example/'] };
    const error = await environment.run(renderPages, input).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(CancelledFailure);
  });

  it('turns a failure into one of Temporal’s, typed by its code', async () => {
    const { measureSpeed } = activitiesWith(async () => {
      throw new DomainError('browser_unavailable', 'No Chromium was found on this machine');
    });
    const error = await createActivityEnv()
      .run(measureSpeed, INPUT)
      .catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(ApplicationFailure);
    expect(error).to.include({ type: 'browser_unavailable', nonRetryable: true });
  });
});
