import type { RenderedLink } from '../../../domain/outreach/links/pending-link.js';
import type { LinkWatchDeps } from './link-watch-deps.js';
import { createLinkRecorder } from './recording/create-link-recorder.js';

export interface RecordRenderedInput {
  rendered: RenderedLink[];
}

/** Records what a browser made of pages, or that none could look. Changes: the links' records, with events. Twice: one check more. */
export async function recordRendered(deps: LinkWatchDeps, { rendered }: RecordRenderedInput): Promise<number> {
  const record = createLinkRecorder(deps);
  const checks = new Map(rendered.map(({ link_id, check }) => [link_id, check]));
  const links = await deps.placedLinks.findAny([...checks.keys()]);
  for (const link of links) {
    const check = checks.get(link.id);
    if (check !== undefined) await record(link, { ...check, at: deps.now().toISOString() });
  }
  return links.length;
}
