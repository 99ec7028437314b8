import os from 'node:os';

/**
 * The default user of the tokens that the scripts create: the same for `npm run token`, `npm run audit` and all others,
 * so that one sees what another has started.
 * @returns {string}
 */
export function findDevelopmentUser() {
  try {
    return os.userInfo().username || 'developer';
  } catch {
    // In a container the user may have a number and no name.
    return 'developer';
  }
}
