import os from 'node:os';

/**
 * Whose token the scripts make unless they are told otherwise: the same for `npm run token`, `npm run audit` and all
 * others, so that what one has started the other sees.
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
