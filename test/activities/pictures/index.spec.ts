import { expect } from 'chai';
import { createPictureActivities } from '../../../activities/pictures/index.js';
import { createActivityEnv } from '../../support/activity-env.js';
import { PICTURES } from '../../support/picture-files.js';

describe('[I] picture activities', () => {
  const activities = (bytes: Buffer | null) =>
    createPictureActivities({
      artifacts: { getPacked: async () => bytes, putPacked: async () => ({ bytes: 0 }) },
    });
  const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

  it('inspect, and fail with an ErrorCode as type', async () => {
    const inspected = await createActivityEnv().run(activities(PICTURES.png).inspectPicture, { operation });
    expect(inspected).to.include({ format: 'png', width: 40, height: 20 });
    const failure: unknown = await createActivityEnv()
      .run(activities(Buffer.from('<svg/>')).inspectPicture, { operation })
      .catch((caught: unknown) => caught);
    expect(failure).to.include({ name: 'ApplicationFailure', type: 'invalid_input', nonRetryable: true });
  });
});
