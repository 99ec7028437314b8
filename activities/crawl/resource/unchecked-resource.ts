import type { ResourceResult } from '../../../domain/seo/artifacts/resource.js';
import type { ResourceUse } from './resource-uses.js';

/** A file of which only the use is known. */
export function uncheckedResource(use: ResourceUse, allowedByRobots = true): ResourceResult {
  return {
    ...use,
    allowed_by_robots: allowedByRobots,
    status: 0,
    error: null,
    verdict: 'not_checked',
    redirect_url: null,
    media_type: null,
    bytes: null,
    cache_control: null,
    fresh_s: null,
    has_validator: false,
    image: null,
    svg_error: null,
  };
}
