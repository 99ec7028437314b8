import { plural } from '../../../base/text/plural.js';
import { ENOUGH_PAGES, measureSubstance } from '../../site/site-substance.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import { affectedBy, type GateSubject } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

/** 45 is left of a site of one page, 65 of three, 87 of five: it can be found for its name and a few subjects. */
const FEW: CapCurve = { tolerated: 0, floor: 35, bend: 0.9 };

/** A site that is too small to be found for much, however well its pages are made. */
export function gateSubstance(subject: GateSubject): ScoreGate | null {
  const substance = measureSubstance(subject.site);
  if (substance === null || affectedBy(subject, 'content/few-pages') === 0) return null;
  const { pages, words, has_owner, full_pages } = substance;
  const share = Math.max(0, 1 - full_pages / ENOUGH_PAGES);
  const cap = capByShare(share, FEW);
  if (cap === null) return null;
  const owner = has_owner ? '' : ', and nothing says who runs the site';
  const reason = `The site has ${plural(pages, 'page')} with text of ${pages === 1 ? 'its' : 'their'} own and ${plural(words, 'word')} in all${owner}: there is little to be found for.`;
  return { id: 'few_pages', cap, share, reason, check_ids: ['content/few-pages'] };
}
