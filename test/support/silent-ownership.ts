import type { CheckOwnershipDeps } from '../../api/ownership/check-ownership.js';
import { createOwnershipTokens } from '../../platform/ownership-token.js';

/** Proof of ownership by TXT records of the test's own; sites would be visited on the internet, and do not respond. */
export function silentOwnership(txt: ReadonlyMap<string, string> = new Map()): CheckOwnershipDeps['ownership'] {
  return {
    tokens: createOwnershipTokens('s'.repeat(32)),
    fetch: async () => {
      throw new Error('The site does not respond.');
    },
    resolveTxt: async (name) => {
      const text = txt.get(name);
      if (text === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
      return [[text]];
    },
  };
}
