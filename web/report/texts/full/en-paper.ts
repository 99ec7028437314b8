import { FIGURES } from '../figures.js';
import type { PaperTexts } from './paper-texts.js';

const { number } = FIGURES.en;
const rest = (one: string, many: string) => (left: number) =>
  `${number(left, 0)} more ${left === 1 ? one : many} in the HTML report.`;

/** What only the printed report says, in English. */
export const PAPER_EN: PaperTexts = {
  issuesLead:
    'One row per check, most serious first, with the first places where it was found. The number on the right is the recommendation that fixes it. The exports of this audit (XLSX, CSV, JSON) list every finding.',
  scoreLead:
    'What each area contributes, and which checks cost the most. The HTML report shows every deduction with its formula.',
  more: (left) => `and ${number(left, 0)} more: see the CSV`,
  moreSteps: rest('step', 'steps'),
  moreCode: rest('code sample', 'code samples'),
  finding: 'Finding',
  places: 'Found on',
  evidence: 'Evidence',
  points: 'Points',
  recommendation: 'Rec.',
  effort: (shown) => `Effort: ${shown}`,
  searchValue: (share) => `search value at stake: ${share} (estimate)`,
  clicks: (range) => `${range} more clicks (estimate)`,
};
