import { expect } from 'chai';
import { withBrowser } from '../../../../activities/browser/chrome/with-browser.js';
import { type ChromiumPlace, chromiumPlace, NOTHING_LEFT } from '../../../support/browser/chromium.js';

const failure = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (error: unknown) => error,
  );
const never = () => new Promise<never>(() => {});

describe('[I] withBrowser', function () {
  this.timeout(120_000);
  let place: ChromiumPlace;
  before(async () => {
    place = await chromiumPlace();
  });
  after(() => place.remove());
  const options = (overrides = {}) => ({
    chromePath: place.chromePath,
    parentDir: place.parentDir,
    proxyUrl: 'http://127.0.0.1:9',
    noSandbox: true,
    ...overrides,
  });
  const bounds = (overrides = {}) => ({
    deadlineMs: 100_000,
    lateMessage: 'Too late',
    signal: new AbortController().signal,
    ...overrides,
  });

  it('lends a browser that speaks DevTools, and leaves nothing of it', async () => {
    const version = await withBrowser(options(), bounds(), async ({ port, folder }) => {
      expect(place.leftovers().folders).to.deep.equal([folder.root.split('/').at(-1)]);
      const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
      return answer.json();
    });
    expect(version)
      .to.have.property('Browser')
      .that.matches(/Chrome\/\d+/);
    expect(place.leftovers()).to.deep.equal(NOTHING_LEFT);
  });

  it('leaves nothing when the work fails, and passes the failure on', async () => {
    const fault = new Error('work');
    const pending = withBrowser(options(), bounds(), async () => {
      throw fault;
    });
    expect(await failure(pending)).to.equal(fault);
    expect(place.leftovers()).to.deep.equal(NOTHING_LEFT);
  });

  it('tells the work of the deadline by the signal', async () => {
    let isReported = false;
    // Starting counts, too: the browser must be there before.
    const pending = withBrowser(
      options(),
      bounds({ deadlineMs: 8_000 }),
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            isReported = true;
            reject(signal.reason);
          });
        }),
    );
    expect(await failure(pending)).to.include({ code: 'timeout', message: 'Too late', retryable: false });
    expect(isReported).to.equal(true);
    expect(place.leftovers()).to.deep.equal(NOTHING_LEFT);
  });

  it('starts no browser where there is none or the caller has cancelled', async () => {
    const none = await failure(withBrowser(options({ chromePath: null }), bounds(), never));
    expect(none).to.include({ code: 'browser_unavailable', retryable: false });
    const reason = new Error('stop');
    expect(await failure(withBrowser(options(), bounds({ signal: AbortSignal.abort(reason) }), never))).to.equal(
      reason,
    );
    expect(place.leftovers()).to.deep.equal(NOTHING_LEFT);
  });
});
