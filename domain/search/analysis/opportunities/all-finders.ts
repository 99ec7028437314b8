import { cannibalization } from './cannibalization.js';
import { decay } from './decay.js';
import { deviceGap } from './device-gap.js';
import { longTail } from './long-tail.js';
import { lowCtr } from './low-ctr.js';
import type { OpportunityFinder } from './opportunity-finder.js';
import { positionDrop } from './position-drop.js';
import { quickWin } from './quick-win.js';
import { strikingDistance } from './striking-distance.js';
import { technicalIssue } from './technical-issue.js';
import { weakInternalLinks } from './weak-internal-links.js';
import { zeroClick } from './zero-click.js';

/** Every kind of opportunity. */
export const ALL_FINDERS: readonly OpportunityFinder[] = [
  technicalIssue,
  decay,
  lowCtr,
  quickWin,
  strikingDistance,
  cannibalization,
  weakInternalLinks,
  zeroClick,
  positionDrop,
  longTail,
  deviceGap,
];
