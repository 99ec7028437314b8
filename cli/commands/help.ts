import { EXIT_CODE_HELP } from '../exit-codes.js';

/** What ends the help of every command. */
export const HELP_AFTER = `${EXIT_CODE_HELP}

Environment:
  LINKWRIGHT_URL        the platform, when --server is not given
  LINKWRIGHT_TOKEN      the token, when --token is not given; unlike --token it is not seen in the list of processes
  LINKWRIGHT_WORKSPACE  the workspace, when --workspace is not given
  NO_COLOR              set to anything: no colors

The result goes to stdout, everything else to stderr.`;
