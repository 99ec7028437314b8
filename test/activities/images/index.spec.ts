import { expect } from 'chai';
import { createImageActivities } from '../../../activities/images/index.js';
import { IMAGE_FILES } from '../../support/sites/image-files.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

describe('[I] image activities', () => {
  const activities = (bytes: Buffer | null) =>
    createImageActivities({
      artifacts: { getPacked: async () => bytes, putPacked: async () => ({ bytes: 0 }) },
    });
  const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

  it('inspect, and fail with an ErrorCode as type', async () => {
    const inspected = await createActivityEnv().run(activities(IMAGE_FILES.png).inspectImage, { operation });
    expect(inspected).to.include({ format: 'png', width: 40, height: 20 });
    const failure: unknown = await createActivityEnv()
      .run(activities(Buffer.from('<svg/>')).inspectImage, { operation })
      .catch((caught: unknown) => caught);
    expect(failure).to.include({ name: 'ApplicationFailure', type: 'invalid_input', nonRetryable: true });
  });
});
