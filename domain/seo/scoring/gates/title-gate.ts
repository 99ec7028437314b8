import { writeText } from '../../../base/text/write-text.js';
import { countSurplusCopies } from '../../site/surplus-copies.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import { affectedBy, type GateSubject, percent } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

const UNTITLED: CapCurve = { tolerated: 0.1, floor: 35, bend: 1 };
/** A shared title still says whose page it is. */
const SHARED_WEIGHT = 0.6;

/** Pages whose title says nothing about them: none, a placeholder, or the same as on other pages. */
export function gateTitles(subject: GateSubject): ScoreGate | null {
  const pages = subject.site.pages.filter((page) => page.indexable).length;
  if (pages === 0) return null;
  const missing = affectedBy(subject, 'title/missing') + affectedBy(subject, 'title/placeholder');
  // Copies of a page share its title, too: they are counted as copies.
  const shared = Math.min(pages - missing, affectedBy(subject, 'title/duplicate') - countSurplusCopies(subject.site));
  const share = Math.min(1, (missing + SHARED_WEIGHT * Math.max(0, shared)) / pages);
  const cap = capByShare(share, UNTITLED);
  if (cap === null) return null;
  const told = [
    ...(missing > 0 ? [writeText`${missing} of ${pages} pages have no title of their own`] : []),
    ...(shared > 0 ? [`${shared} share their title with others`] : []),
  ];
  const reason = `${told.join(', ')} (${percent(share)} by weight).`;
  return {
    id: 'missing_titles',
    cap,
    share,
    reason,
    check_ids: ['title/missing', 'title/placeholder', 'title/duplicate'],
  };
}
