import { writeText } from '../../../base/text/write-text.js';
import { comparedPages } from '../../site/compared-pages.js';
import { findScriptedLinks } from '../../site/scripted-links.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import { affectedBy, type GateSubject, percent } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

/** Search engines find them by the sitemap and give them little weight; nothing of them is lost for good. */
const UNLINKED: CapCurve = { tolerated: 0.15, floor: 55, bend: 1 };
/** Google follows such links once it has run the scripts; crawlers that run none see a site without links. */
const SCRIPTED: CapCurve = { tolerated: 0.2, floor: 75, bend: 1 };

/** Pages that no link from the start page leads to, or none before scripts have run: the lower cap of both. */
export function gateOrphans(subject: GateSubject): ScoreGate | null {
  const [first, second] = [gateUnlinked(subject), gateScriptedLinks(subject)];
  return first === null || (second !== null && second.cap < first.cap) ? second : first;
}

function gateUnlinked(subject: GateSubject): ScoreGate | null {
  const pages = subject.site.pages.filter(isHtml200Summary).length;
  const orphans = Math.min(pages, affectedBy(subject, 'crawl/orphan'));
  const share = pages === 0 ? 0 : orphans / pages;
  const cap = capByShare(share, UNLINKED);
  if (cap === null) return null;
  const reason = writeText`No link from the start page leads to ${orphans} of ${pages} pages (${percent(share)}): search engines take them for unimportant.`;
  return { id: 'orphan_pages', cap, share, reason, check_ids: ['crawl/orphan'] };
}

/** A menu that is missing costs this much of what all links do, where the texts have links of their own. */
const MENU_WEIGHT = 0.5;

/** Pages whose text needs scripts as well are counted by that. */
function gateScriptedLinks(subject: GateSubject): ScoreGate | null {
  if (affectedBy(subject, 'content/needs-javascript') > 0) return null;
  const compared = comparedPages(subject.site);
  const scripted = Math.min(compared.length, affectedBy(subject, 'link/raw-only-rendered'));
  const lost = findScriptedLinks(compared, subject.thresholds);
  if (scripted === 0 || lost.length === 0) return null;
  const weight = lost.reduce((sum, { share }) => sum + Math.max(MENU_WEIGHT, share), 0) / lost.length;
  const cap = capByShare((scripted * weight) / compared.length, SCRIPTED);
  if (cap === null) return null;
  const share = scripted / compared.length;
  const what = lost.some((one) => one.what === 'links') ? 'menu or most links' : 'menu';
  const exist = what === 'menu' ? 'exists' : 'exist';
  const reason = writeText`The ${what} of ${scripted} of ${compared.length} rendered pages (${percent(share)}) ${exist} only after scripts have run.`;
  return { id: 'orphan_pages', cap, share, reason, check_ids: ['link/raw-only-rendered'] };
}
