import { createLinkRecorder } from '../../../activities/outreach/links/index.js';
import type { CheckResult, FoundLink } from '../../../domain/outreach/links/placed-link.js';
import type { Store } from '../../../store/index.js';

const DAY_MS = 86_400_000;
const FOUND: FoundLink = {
  href: 'https://www.client.example/guide',
  ends_at: 'https://www.client.example/guide',
  target_status: 200,
  match: 'exact',
  via_redirect: false,
  rel: [],
  anchor: 'hand tool guide',
  position: 'content',
  count: 1,
  source: 'html',
};

/** Checks of a page, day after day, as a check would record them. */
function checkOf(at: Date, seen: Partial<FoundLink> | null | 'blocked'): CheckResult {
  const link = seen === null || seen === 'blocked' ? null : { ...FOUND, ...seen };
  const facts = {
    status: seen === 'blocked' ? 403 : 200,
    final_url: null,
    redirects: [],
    link,
    noindex: null,
    page_nofollow: false,
    canonical: null,
    robots_blocked: false,
    rendered: seen === null,
  };
  const outcome =
    seen === 'blocked'
      ? ({ verdict: 'could_not_look', reason: 'blocked' } as const)
      : seen === null
        ? ({ verdict: 'missing', reason: 'removed' } as const)
        : ({ verdict: 'seen', reason: null } as const);
  return { at: at.toISOString(), ...outcome, detail: null, facts };
}

/**
 * Placed links of a campaign in several states, the last one of the lead with a long name and lost.
 * @returns the id of the last one
 */
export async function seedWatchedLinks(
  store: Store,
  { campaign_id, lead_id, long }: { campaign_id: string; lead_id: string; long: string },
  now: Date,
): Promise<string> {
  const record = createLinkRecorder({ ...store, publish: async () => {}, now: () => now });
  const histories: [page: string, checks: (Partial<FoundLink> | null | 'blocked')[]][] = [
    ['https://blog.example/best-hand-tools', [{}, {}]],
    ['https://workshop.example/reading', [{}, { rel: ['nofollow'] }, { rel: ['nofollow'] }]],
    ['https://walled.example/post', [{}, 'blocked']],
    ['https://new.example/', []],
    [
      `https://${long}.example/${long}`,
      [{ anchor: long }, { anchor: long, rel: ['sponsored'] }, { anchor: long, rel: ['sponsored'] }, null, null],
    ],
  ];
  let last = '';
  for (const [page_url, checks] of histories) {
    const input = {
      page_url,
      target_url: 'https://www.client.example/guide',
      lead_id: page_url.includes(long) ? lead_id : null,
      expected_anchor: null,
      expected_rel: null,
      placed_at: new Date(now.getTime() - 10 * DAY_MS).toISOString(),
      cost: { amount: 120, currency: 'EUR' },
      note: null,
    };
    const owner = { user_id: 'alice', campaign_id, created_by: 'alice' };
    ({ id: last } = (await store.placedLinks.insert(owner, input, now)).link);
    for (const [day, seen] of checks.entries()) {
      const [link] = await store.placedLinks.findAny([last]);
      if (link) await record(link, checkOf(new Date(now.getTime() + (day - 10) * DAY_MS), seen));
    }
  }
  return last;
}
