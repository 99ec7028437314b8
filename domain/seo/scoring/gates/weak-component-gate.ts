import { round } from '../../../base/statistics/round.js';
import { COMPONENT_TITLES, type ComponentName } from '../../components.js';
import type { ScoreGate } from './score-gate.js';

/** A page has to be reachable, say what it is about, and contain an answer: none of these makes up for another. */
const NEEDED = ['technical_seo', 'on_page_seo', 'content_strategy'] as const;
/** What is left of a site of which one of them is worth nothing. */
const FLOOR = 45;
/** Above 1: half of a component costs more than half of what all of it does. */
const BEND = 1.15;

/** How far a site can come whose weakest needed part is this weak; null where nothing is capped. */
export function gateWeakComponent(scores: Readonly<Partial<Record<ComponentName, number | null>>>): ScoreGate | null {
  const measured = NEEDED.flatMap((name) => {
    const score = scores[name] ?? null;
    return score === null ? [] : [{ name, score }];
  });
  const [weakest] = measured.sort((one, other) => one.score - other.score);
  if (!weakest || weakest.score >= 100) return null;
  const cap = round(FLOOR + (100 - FLOOR) * (weakest.score / 100) ** BEND, 1);
  const reason = `${sentenceCase(COMPONENT_TITLES[weakest.name])} scores ${weakest.score} of 100, which the other parts of the site cannot make up for.`;
  return { id: 'weak_component', cap, share: round(1 - weakest.score / 100, 2), reason, check_ids: [] };
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
