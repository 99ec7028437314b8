import { advanceLink } from '../../../../domain/outreach/links/advance-link.js';
import { toWebhookEvent } from '../../../../domain/outreach/links/link-events.js';
import { DOFOLLOW } from '../../../../domain/outreach/links/link-values.js';
import { planNextCheck } from '../../../../domain/outreach/links/next-check.js';
import type { RecordLinkCheck } from '../../../../domain/outreach/links/pending-link.js';
import {
  DEFAULT_CHECK_FREQUENCY,
  type LinkEvent,
  type LinkStep,
  type LinkWatch,
} from '../../../../domain/outreach/links/placed-link.js';
import type { LinkWatchDeps } from '../link-watch-deps.js';

/** Goes out with the first check: the API itself publishes nothing. */
const PLACED: LinkEvent = { type: 'link.placed', changes: [], reason: null };
/** Reports by month need no more. */
const MOST_STEPS = 200;

/**
 * Stores checks: the check with its events first, then the events go out, and last the link's record, so that what breaks in
 * between is done again under the same ids. Of two checks of a link at the same time the first one counts.
 */
export function createLinkRecorder(deps: LinkWatchDeps): RecordLinkCheck {
  const { placedLinks, linkChecks, campaigns, publish } = deps;
  return async (link, result) => {
    const advance = advanceLink(link.watch, result, link);
    const { watch } = advance;
    const events = link.watch.checks === 0 ? [PLACED, ...advance.events] : advance.events;
    const check_id = await linkChecks.put(link, watch.checks, { ...result, state: watch.state, events });
    for (const event of events) await publish(toWebhookEvent({ ...link, watch }, event, { check_id, at: result.at }));
    const campaign = await campaigns.find(link.user_id, link.campaign_id);
    const frequency = campaign?.link_check_frequency ?? DEFAULT_CHECK_FREQUENCY;
    const next_check_at = planNextCheck({ id: link.id, watch, frequency }, new Date(result.at));
    const history = addStep(link.history, watch, result.at);
    const isStored = await placedLinks.record(link, { watch, history, next_check_at }, deps.now());
    // It was deleted while its page was visited.
    if (!isStored && (await placedLinks.findAny([link.id])).length === 0)
      await linkChecks.removeOf(link.user_id, link.id);
  };
}

function addStep(history: readonly LinkStep[], { state, seen }: LinkWatch, at: string): LinkStep[] {
  const dofollow = seen === null ? null : seen.rel === DOFOLLOW;
  const last = history.at(-1);
  if (last?.state === state && last.dofollow === dofollow) return [...history];
  return [...history, { at, state, dofollow }].slice(-MOST_STEPS);
}
