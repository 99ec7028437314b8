import type { ResourceResult } from '../../../domain/seo/artifacts/resource.js';
import type { Finding, SiteArtifacts, SiteCheck } from '../../../domain/seo/checks/check.js';
import { type ContextOverrides, context } from '../check-context.js';
import { pageFrom } from '../sites/pages.js';
import { siteFrom } from '../sites/site.js';

export const SITE = 'https://site.example';
/** What every finding says about who uses the file that {@link sampleResource} makes. */
export const USERS = { count: 3, related_urls: [`${SITE}/a`, `${SITE}/b`] };

/** A small sound image that three pages show, unless overridden. */
export function sampleResource(overrides: Partial<ResourceResult> = {}): ResourceResult {
  return {
    url: `${SITE}/file`,
    kinds: ['image'],
    used_by: USERS.related_urls,
    use_count: USERS.count,
    allowed_by_robots: true,
    status: 200,
    error: null,
    verdict: 'ok',
    redirect_url: null,
    media_type: 'image/png',
    bytes: 1_000,
    cache_control: 'max-age=31536000',
    fresh_s: 31_536_000,
    has_validator: true,
    image: { format: 'png', width: 400, height: 200 },
    svg_error: null,
    ...overrides,
  };
}

/** What a check finds on a site of one page that uses these files. */
export function judgeResources(
  check: SiteCheck,
  resources: ResourceResult[],
  overrides: Partial<SiteArtifacts> & { thresholds?: ContextOverrides['thresholds'] } = {},
): Finding[] {
  const { thresholds, ...site } = overrides;
  const page = pageFrom('<p>text', { url: `${SITE}/` });
  return check.judge(siteFrom([page], { resources, ...site }), context({ thresholds }));
}

/** Everything that says nothing about a file, as a check that needs an answer must see it. */
export const UNPROVEN: Partial<ResourceResult>[] = [
  { verdict: 'unverified', status: 403 },
  { verdict: 'not_checked', status: 0, bytes: null, image: null },
];
