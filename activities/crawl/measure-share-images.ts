import { DomainError } from '../../domain/base/errors.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import { readSharePage } from '../../domain/pages/opengraph/read-share-page.js';
import type { GivenPage, MeasuredImage } from '../../domain/pages/opengraph/share-page.js';
import type { PageReading } from '../../domain/seo/artifacts/page-reading.js';
import type { ResourceResult } from '../../domain/seo/artifacts/resource.js';
import { isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { VisitEnd } from '../visit-end.js';
import type { CrawlDeps } from './crawl-deps.js';
import { requestResource } from './resource/request-resource.js';
import { readRobots } from './robots/read-robots.js';
import { SKIPPED_MESSAGE, UNRECORDED, type Visits } from './visits/careful-visits.js';

export interface MeasureShareImagesInput {
  operation: { id: string; user_id: OwnerId };
  /** Key of the stored page reading; null without a page. */
  page_key: string | null;
  given: GivenPage;
}

type Deps = Pick<CrawlDeps, 'fetcher' | 'agentToken' | 'now'> & { artifacts: Pick<CrawlDeps['artifacts'], 'get'> };

/**
 * Fetches the images that a page may be shared with, four at most, and measures them; robots.txt of their hosts is
 * respected. Changes nothing; twice it fetches twice.
 */
export async function measureShareImages(
  deps: Deps,
  { operation, page_key, given }: MeasureShareImagesInput,
  signal: AbortSignal,
  visits: Visits = UNRECORDED,
  seconds: number = VISIT_SECONDS.measureShareImages,
): Promise<MeasuredImage[]> {
  const reading = page_key === null ? null : await deps.artifacts.get<PageReading>(operation.user_id, page_key);
  if (page_key !== null && !reading) throw new DomainError('not_found', 'The page that was read is not in the store');
  const { image_candidates: candidates } = readSharePage(reading, given);
  const user = reading?.page.url;
  const end = new VisitEnd(seconds, signal);
  const measureInTime = async ({ value }: { value: string }) => {
    if (visits.isSetAside(value)) return unmeasured(value, 'not_checked', SKIPPED_MESSAGE);
    const measured = await visits.visit(value, () => end.orNull(() => measure(deps, value, user, end.signal)));
    return measured ?? unmeasured(value, 'not_checked', `The host did not respond within ${end.seconds} seconds`);
  };
  return Promise.all(candidates.map(measureInTime)).finally(() => end.clear());
}

async function measure(deps: Deps, url: string, user: string | undefined, signal: AbortSignal): Promise<MeasuredImage> {
  const { origin, pathname, search } = new URL(url);
  const robots = await readRobots(deps, `${origin}/`, signal);
  const isBarred = robots.state === 'unreachable' && robots.error === null;
  if (isBarred || !isAllowed(parseRobots(robots.text), deps.agentToken, pathname + search))
    return unmeasured(url, 'not_checked', 'The robots.txt of its host forbids it');
  const request = { fetcher: deps.fetcher, isOwnHost: () => true, now: deps.now, signal };
  const used_by = user === undefined ? [] : [user];
  return describe(await requestResource(request, { url, kinds: ['og_image'], used_by, use_count: 1 }));
}

function describe({ url, status, error, image, bytes, media_type }: ResourceResult): MeasuredImage {
  if (error) return unmeasured(url, error.kind === 'url_not_allowed' ? 'not_checked' : 'unreachable', error.message);
  if (status < 200 || status >= 300) return unmeasured(url, 'unreachable', `It returns status ${status}`);
  if (image === null) return unmeasured(url, 'not_an_image', `It is ${media_type ?? 'something'}, not an image`);
  return { url, status: 'measured', reason: null, ...image, bytes };
}

function unmeasured(url: string, status: MeasuredImage['status'], reason: string): MeasuredImage {
  return { url, status, reason, format: null, width: null, height: null, bytes: null };
}
