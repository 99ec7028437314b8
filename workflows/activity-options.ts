import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';
import { ATTEMPT_SECONDS } from '../domain/operations/visit-budgets.js';

/**
 * Option sets by nature. Failures that a retry can't fix are marked non-retryable where they arise
 * (activities/failures.ts); everything retried here is a temporary failure of a process or a network.
 */

/** Quick reads and writes of the store. Retried for long: giving up would lose what hours of work have found. */
export const storeOptions: ActivityOptions = {
  taskQueue: 'orchestration',
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '30 seconds', maximumAttempts: 100 },
};

/**
 * The same within the workflow's own task: no round trip to the server, which is what small workflows spend their time on.
 * Only for what is done in a moment; runs on the orchestration queue by nature.
 */
export const localStoreOptions: LocalActivityOptions = {
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '30 seconds', maximumAttempts: 100 },
};

/** Judging reads every page of a crawl: seconds for thousands of pages. */
export const judgeOptions: ActivityOptions = {
  taskQueue: 'orchestration',
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '20 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '30 seconds', maximumAttempts: 5 },
};

/** Activities that visit hosts end, with partial results, before this: see domain/operations/visit-budgets.ts. */
export const crawlOptions: ActivityOptions = {
  taskQueue: 'crawl',
  startToCloseTimeout: `${ATTEMPT_SECONDS.crawl} seconds`,
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', maximumInterval: '30 seconds', maximumAttempts: 10 },
};

/** One run of a browser, and the wait for its turn at the worker. Few attempts: each costs half a minute of CPU, and a page that breaks it will break it again. */
export const browserOptions: ActivityOptions = {
  taskQueue: 'browser',
  startToCloseTimeout: `${ATTEMPT_SECONDS.browser} seconds`,
  scheduleToStartTimeout: '2 hours',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '2 seconds', maximumAttempts: 3 },
};

/** A look at pages that a person waits for as little as for the rest of a day's checks; other work of the browser goes first. */
export const renderLinksOptions: ActivityOptions = {
  ...browserOptions,
  scheduleToStartTimeout: '20 minutes',
};

/** SMTP and IMAP. A mail is never sent twice: what may be tried again is decided by the attempt's record, not by these numbers. */
export const mailOptions: ActivityOptions = {
  taskQueue: 'mail',
  // The response to the final dot may take ten minutes (RFC 5321 4.5.3.2.6).
  startToCloseTimeout: '15 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '2 seconds', maximumInterval: '1 minute', maximumAttempts: 5 },
};

/**
 * Reading a mailbox. The cursor is in the store, so a retry continues where the last try ended; a server that cannot be
 * reached is tried twice at once (the activity says when that is enough), and again by the next poll.
 */
export const readMailboxOptions: ActivityOptions = {
  taskQueue: 'mail',
  startToCloseTimeout: '6 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', maximumAttempts: 5 },
};

/** One response of a model; its callers have rules to fall back on. */
export const llmOptions: ActivityOptions = {
  taskQueue: 'llm',
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '20 seconds',
  retry: { initialInterval: '1 second', maximumAttempts: 2 },
};

/**
 * Insights of a model, which take it minutes. Tried again while its server is down or busy; then rules write.
 */
export const insightOptions: ActivityOptions = {
  taskQueue: 'llm',
  startToCloseTimeout: '4 minutes',
  scheduleToCloseTimeout: '15 minutes',
  heartbeatTimeout: '20 seconds',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 3, maximumInterval: '30 seconds', maximumAttempts: 3 },
};

/** Calls of a provider in a user's name. Quotas are waited for: a load quota of Search Console ends after a quarter of an hour. */
export const searchDataOptions: ActivityOptions = {
  taskQueue: 'providers',
  startToCloseTimeout: '15 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '10 seconds', backoffCoefficient: 3, maximumInterval: '15 minutes', maximumAttempts: 5 },
};

/** A browser waits, and a code is good once: one try, which ends before they have gone. */
export const answerNowOptions: ActivityOptions = {
  taskQueue: 'providers',
  scheduleToCloseTimeout: '18 seconds',
  heartbeatTimeout: '15 seconds',
  retry: { maximumAttempts: 1 },
};

/** What the browser may as well go without. */
export const listNowOptions: ActivityOptions = {
  taskQueue: 'providers',
  scheduleToCloseTimeout: '8 seconds',
  heartbeatTimeout: '15 seconds',
  cancellationType: 'TRY_CANCEL',
  retry: { initialInterval: '500 milliseconds', maximumAttempts: 3 },
};

/** Revoking has a time-out of its own; the rest is the store, which comes back. */
export const revokeOptions: ActivityOptions = {
  taskQueue: 'providers',
  startToCloseTimeout: '1 minute',
  heartbeatTimeout: '20 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds', maximumAttempts: 100 },
};

/** Search data of an audit, which does without them when they cannot be had soon. */
export const gatherSearchOptions: ActivityOptions = {
  taskQueue: 'providers',
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '15 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '5 seconds', maximumAttempts: 2 },
};

/** One set of rows of a search analysis: the client has waited for the provider already, and other sets come after it. */
export const rowSetOptions: ActivityOptions = {
  taskQueue: 'providers',
  startToCloseTimeout: '15 minutes',
  heartbeatTimeout: '20 seconds',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '5 seconds', maximumAttempts: 3 },
};
