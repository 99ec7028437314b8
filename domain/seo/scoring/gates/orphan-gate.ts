import { isHtml200Summary } from '../../site/summary-state.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import { affectedBy, type GateSubject, percent } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

/** Search engines find them by the sitemap and give them little weight; nothing of them is lost for good. */
const UNLINKED: CapCurve = { tolerated: 0.15, floor: 55, bend: 1 };

/** Pages that no link from the start page leads to. */
export function gateOrphans(subject: GateSubject): ScoreGate | null {
  const pages = subject.site.pages.filter(isHtml200Summary).length;
  const orphans = Math.min(pages, affectedBy(subject, 'crawl/orphan'));
  const share = pages === 0 ? 0 : orphans / pages;
  const cap = capByShare(share, UNLINKED);
  if (cap === null) return null;
  const reason = `No link from the start page leads to ${orphans} of ${pages} pages (${percent(share)}): search engines take them for unimportant.`;
  return { id: 'orphan_pages', cap, share, reason, check_ids: ['crawl/orphan'] };
}
