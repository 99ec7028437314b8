import { HttpError } from '../http/http-error.js';

/** What is there, or why it is no longer: rows of an audit are kept for a time. */
export async function findOrReason<Found>(finding: Promise<Found>): Promise<{ found: Found } | { reason: string }> {
  try {
    return { found: await finding };
  } catch (error) {
    if (error instanceof HttpError && error.status === 410) return { reason: error.message };
    throw error;
  }
}
