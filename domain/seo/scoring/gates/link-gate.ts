import { isBroken } from '../../../base/http/answer-state.js';
import { writeText } from '../../../base/text/write-text.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { linkLoss } from '../../links/link-loss.js';
import { redirectChain } from '../../site/redirect-chain.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import { affectedBy, type GateSubject, percent } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

const BROKEN: CapCurve = { tolerated: 0.03, floor: 10, bend: 0.6 };

/** What the links between pages lose that end in an error: see linkLoss. */
export function gateLinks(subject: GateSubject): ScoreGate | null {
  const { site } = subject;
  if (affectedBy(subject, 'link/broken-internal') === 0) return null;
  const { dead, broken, all } = countLinks(site);
  const share = linkLoss(site, dead);
  const cap = capByShare(share, BROKEN);
  if (cap === null) return null;
  const links = writeText`${broken} of ${all} internal links (${percent(broken / all)})`;
  const reason = writeText`${links} lead to an error, to ${dead.size} of the ${site.inlinks.size} addresses that pages link to.`;
  return { id: 'broken_links', cap, share, reason, check_ids: ['link/broken-internal', 'crawl/status-4xx'] };
}

/** Each link of a page to another counts once; targets that were not requested prove nothing and count as good. */
function countLinks(site: SiteArtifacts): { dead: Set<string>; broken: number; all: number } {
  const dead = new Set<string>();
  let broken = 0;
  let all = 0;
  for (const [url, sources] of site.inlinks) {
    all += sources.length;
    const { end } = redirectChain(site, url);
    if (!end?.allowed_by_robots || !isBroken(end)) continue;
    broken += sources.length;
    dead.add(url);
  }
  return { dead, broken, all };
}
