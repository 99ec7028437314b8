import { ApplicationFailure } from '@temporalio/common';
import { isDomainError } from '../../../domain/base/errors.js';

/** Search Console counts a load quota over ten minutes; after hitting it, try again a quarter of an hour later. */
const QUOTA_WAIT = '15 minutes';

/** Runs a talk with the provider; a quota that outlasts its own patience sends the whole activity away for long enough. */
export async function waitOutQuota<Answer>(talk: () => Promise<Answer>): Promise<Answer> {
  try {
    return await talk();
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'rate_limited') throw error;
    throw ApplicationFailure.create({ type: error.code, message: error.message, nextRetryDelay: QUOTA_WAIT });
  }
}
