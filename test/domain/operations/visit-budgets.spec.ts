import { msToNumber } from '@temporalio/common/lib/time.js';
import { expect } from 'chai';
import type { BrowserActivities } from '../../../activities/browser/index.js';
import type { CrawlActivities, LinkVisitActivities } from '../../../activities/crawl/index.js';
import type { DiscoveryActivities } from '../../../activities/outreach/discovery/index.js';
import { POLL_LIMITS } from '../../../activities/outreach/replies/poll-mailbox.js';
import { secondsFor } from '../../../activities/run-visit.js';
import {
  ATTEMPT_SECONDS,
  BROWSER_WAIT_SECONDS,
  VISIT_SECONDS,
  type Visit,
  WRAP_UP_SECONDS,
} from '../../../domain/operations/visit-budgets.js';
import * as optionSets from '../../../workflows/activity-options.js';

type Queue = keyof typeof ATTEMPT_SECONDS;
const BROWSER: readonly Visit[] = [
  'measureSpeed',
  'renderPages',
  'printAuditReport',
  'captureStartPage',
  'renderPlacedLinks',
  'printStoredPage',
];
const queueOf = (visit: Visit): Queue => (BROWSER.includes(visit) ? 'browser' : 'crawl');
/** They read and write the store, or end an audit, and ask no host. */
type StoreOnly = 'seedFromSitemap' | 'seedReferences' | 'finishCrawl' | 'saveDiscovery';
type Visiting = Exclude<
  keyof (CrawlActivities & LinkVisitActivities & DiscoveryActivities & BrowserActivities),
  StoreOnly
>;

describe('[U] budgets of visits', () => {
  it('end before Temporal would cut the attempt off, with room to store what was found', () => {
    for (const visit of Object.keys(VISIT_SECONDS) as Visit[]) {
      const queue = queueOf(visit);
      const attempt = ATTEMPT_SECONDS[queue] - (queue === 'browser' ? BROWSER_WAIT_SECONDS : 0);
      expect(VISIT_SECONDS[visit] + WRAP_UP_SECONDS, visit).to.be.at.most(attempt);
      expect(secondsFor(attempt, visit), visit).to.be.within(VISIT_SECONDS[visit] + 1, attempt - WRAP_UP_SECONDS / 2);
    }
  });

  it('keep no one waiting for longer than two minutes at a place', () => {
    expect(Math.max(...Object.values(VISIT_SECONDS))).to.be.at.most(120);
  });

  it('are the time-outs that the queues have', () => {
    expect(msToNumber(optionSets.crawlOptions.startToCloseTimeout ?? 0)).to.equal(ATTEMPT_SECONDS.crawl * 1_000);
    expect(msToNumber(optionSets.browserOptions.startToCloseTimeout ?? 0)).to.equal(ATTEMPT_SECONDS.browser * 1_000);
  });

  it('are there for everything on these queues that asks a host', () => {
    // A name that is missing, or too much, does not compile.
    const seconds: Record<Visiting, number> & Record<Exclude<Visit, Visiting>, never> = VISIT_SECONDS;
    expect(Object.values(seconds).every((each) => each > 0)).to.equal(true);
  });

  it('of a mailbox end before the attempt, also of one that a follow-up waits for', () => {
    const attempt = msToNumber(optionSets.readMailboxOptions.startToCloseTimeout ?? 0) / 1_000;
    expect(POLL_LIMITS.deadlineMs / 1_000).to.be.at.most(secondsFor(attempt));
    expect(secondsFor(120)).to.be.lessThan(POLL_LIMITS.deadlineMs / 1_000);
  });

  it('end all other attempts a little before their time-out, however short that is', () => {
    for (const [name, options] of Object.entries(optionSets)) {
      const { startToCloseTimeout, scheduleToCloseTimeout } = options as typeof optionSets.gatherSearchOptions;
      const attempt = msToNumber(startToCloseTimeout ?? scheduleToCloseTimeout ?? 0) / 1_000;
      expect(secondsFor(attempt), name).to.be.within(attempt * 0.9, attempt - 0.5);
    }
  });
});
