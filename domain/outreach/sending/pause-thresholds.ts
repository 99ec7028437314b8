/**
 * When a sender's scheduled mail is paused. Mail that comes in is not authenticated, so that none of these is met by one
 * mail of one stranger.
 */
export const PAUSE_THRESHOLDS = {
  /** Days that are looked at. */
  window_days: 7,
  /** Rates of fewer mails than this mean nothing: one of ten would be 10%. */
  min_delivered: 50,
  /** A bounce rate above 2% is worth a warning anywhere. */
  warn_bounce_rate: 0.02,
  /** Warmbly and Smartlead pause at 5%; Apollo calls 10% the ceiling. */
  pause_bounce_rate: 0.05,
  /** Google and Yahoo require senders to stay below 0.1% of reported spam (sender guidelines of 2024). */
  pause_complaint_rate: 0.001,
  /**
   * Unverified complaints must come from this many receiving domains: a recipient can write one report about their own
   * mail, but does not know the Message-IDs of others. One report of a provider whose DMARC or DKIM the mailbox's own
   * server has verified is enough.
   */
  min_reporting_domains: 2,
  /**
   * Blocklists, SPF, DKIM, DMARC, relaying and refused senders: what is wrong with our own setup every receiver finds, so
   * two of them are enough; one may have a mistake of its own, or be a forgery.
   */
  min_setup_domains: 2,
  /** Content filters and local policy: a few such refusals are ordinary in any list. They count as many domains … */
  min_content_domains: 3,
  /** … that are a share of what was sent: the limit for bounces. */
  pause_content_rate: 0.05,
} as const;
