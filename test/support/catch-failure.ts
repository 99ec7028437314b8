import { isDomainError } from '../../domain/base/errors.js';

/** Code and message of the DomainError that this ends in; what it gives when it does not fail. */
export async function catchFailure(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { code: error.code, message: error.message };
  }
}
