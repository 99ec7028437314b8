import { z } from 'zod';

const limit = (most: number) => z.int().min(1).max(most).optional();
const limits = z.strictObject({ members: limit(200), sites: limit(500), running_operations: limit(100) });

/**
 * The setting WORKSPACE_LIMITS: a JSON object of limits by id of a workspace; `*` is for all that it does not name.
 * Personal workspaces have the id of their user.
 */
export const workspaceLimits = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a JSON object such as {"*":{"members":10,"sites":20}}' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().min(1).max(255), limits));
