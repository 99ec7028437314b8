import { Context } from '@temporalio/activity';
import { CancelledFailure } from '@temporalio/common';
import { DefaultLogger } from '@temporalio/worker';
import { expect } from 'chai';
import { runActivity } from '../../activities/run-activity.js';
import { DomainError } from '../../domain/base/errors.js';
import { createActivityEnv } from '../support/temporal/activity-env.js';

describe('[I] run activity', () => {
  it('hands the input in and the result out', async () => {
    const double = runActivity(async ({ number }: { number: number }) => number * 2);
    expect(await createActivityEnv().run(double, { number: 21 })).to.equal(42);
  });

  it('maps what is thrown, at once or later', async () => {
    const thrown = new DomainError('no_data', 'nothing there');
    const activities = [
      () => Promise.reject(thrown),
      () => {
        throw thrown;
      },
    ];
    for (const activity of activities) {
      const failure: unknown = await createActivityEnv()
        .run(runActivity(activity), undefined)
        .catch((caught: unknown) => caught);
      expect(failure).to.include({ name: 'ApplicationFailure', type: 'no_data', message: 'nothing there' });
    }
  });

  it('tells the log where an unforeseen failure came from, and no one else', async () => {
    const lines: [message: string, stack: unknown][] = [];
    const logger = new DefaultLogger('ERROR', ({ message, meta }) => lines.push([message, meta?.['stack']]));
    const fail = (error: Error) =>
      createActivityEnv(logger)
        .run(
          runActivity(() => Promise.reject(error)),
          undefined,
        )
        .catch((caught: unknown) => caught);
    const unforeseen = new TypeError('x is undefined');
    const failure = await fail(unforeseen);
    expect(failure).to.include({ type: 'internal', message: 'x is undefined' });
    expect(failure).to.have.property('cause', undefined);
    await fail(new DomainError('no_data', 'nothing there'));
    expect(lines).to.deep.equal([['unforeseen failure', unforeseen.stack]]);
  });

  it('heartbeats for as long as it runs, and no longer', async () => {
    const environment = createActivityEnv();
    let beats = 0;
    const twice = new Promise<void>((resolve) => {
      environment.on('heartbeat', () => {
        if (++beats === 2) resolve();
      });
    });
    await environment.run(
      runActivity(() => twice),
      undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(beats).to.equal(2);
  });

  it('once cancelled, whatever it fails with is the cancellation', async () => {
    const environment = createActivityEnv();
    const activity = runActivity(async () => {
      environment.cancel();
      throw new Error('the socket was closed under my feet');
    });
    const failure: unknown = await environment.run(activity, undefined).catch((caught: unknown) => caught);
    expect(failure).to.be.instanceOf(CancelledFailure);
  });

  it('work that ends all the same keeps its result, and sees the signal if it wants to', async () => {
    const environment = createActivityEnv();
    const activity = runActivity(async () => {
      environment.cancel();
      return Context.current().cancellationSignal.aborted;
    });
    expect(await environment.run(activity, undefined)).to.equal(true);
  });
});
