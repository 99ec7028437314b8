import type { SiteArtifacts } from '../../checks/check.js';
import { isBroken } from '../../http/answer-state.js';
import { redirectChain } from '../../site/redirect-chain.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import { affectedBy, type GateSubject, percent } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

const BROKEN: CapCurve = { tolerated: 0.03, floor: 10, bend: 0.6 };

/** Of the links between pages, those that end in an error. */
export function gateLinks(subject: GateSubject): ScoreGate | null {
  if (affectedBy(subject, 'link/broken-internal') === 0) return null;
  const { broken, all } = countLinks(subject.site);
  const share = all === 0 ? 0 : broken / all;
  const cap = capByShare(share, BROKEN);
  if (cap === null) return null;
  const reason = `${broken} of ${all} internal links (${percent(share)}) lead to an error.`;
  return { id: 'broken_links', cap, share, reason, check_ids: ['link/broken-internal', 'crawl/status-4xx'] };
}

/** Each link of a page to another counts once; targets that were not requested prove nothing and count as good. */
function countLinks(site: SiteArtifacts): { broken: number; all: number } {
  let broken = 0;
  let all = 0;
  for (const [url, sources] of site.inlinks) {
    all += sources.length;
    const { end } = redirectChain(site, url);
    if (end?.allowed_by_robots && isBroken(end)) broken += sources.length;
  }
  return { broken, all };
}
