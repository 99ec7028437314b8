/** The exit codes for the shell. The numbers are part of the interface: --help lists them, scripts rely on them. */
export const EXIT_CODES = {
  ok: 0,
  failure: 1,
  usage: 2,
  below_threshold: 3,
  operation_failed: 4,
  authentication: 5,
  /** 128 + SIGINT, as shells have it. */
  interrupted: 130,
  /** 128 + SIGTERM. */
  terminated: 143,
} as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

export const EXIT_CODE_HELP = `
Exit codes:
  0    done
  1    unexpected failure, for instance a platform that can't be reached
  2    wrong usage, or a request that the platform refuses (422)
  3    a gate is not passed: --fail-under or --fail-on, or no reliable score to judge it by
  4    the audit or queue failed, was canceled or did not end within --timeout
  5    not signed in (401), plan (402) or rights (403) too small
  130  interrupted by Ctrl-C, 143 by SIGTERM; an audit was canceled, a queue continues`;
