/** All waiting of the client, in milliseconds. */
export interface Pace {
  /** Longest wait for one response. */
  requestMs: number;
  /** Before the second attempt; doubles with each further one, up to maxRetryMs. */
  firstRetryMs: number;
  maxRetryMs: number;
  /** Longest Retry-After that is obeyed. */
  maxRetryAfterMs: number;
  /** Between polls of a running operation, unless the server gives another delay. */
  pollMs: number;
  /** Before an event stream is opened again, unless the server says another time. */
  reconnectMs: number;
  /** A stream silent for this long is dead: the server sends a comment every 15 s. */
  idleMs: number;
  /** Longest wait for the response to a cancellation. */
  cancelMs: number;
  /** A second Ctrl-C within this time is the first one again: npm hands on what the terminal has sent already. */
  repeatedSignalMs: number;
}

export const DEFAULT_PACE: Pace = {
  requestMs: 60_000,
  firstRetryMs: 500,
  maxRetryMs: 8_000,
  maxRetryAfterMs: 60_000,
  pollMs: 2_000,
  reconnectMs: 2_000,
  idleMs: 45_000,
  cancelMs: 5_000,
  repeatedSignalMs: 1_000,
};
