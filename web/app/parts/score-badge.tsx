import { showScore } from '../../report/facts/figures.js';
import { STATUS_WORDS, toneOfScore } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';

/** A score of 0–100 with its word. Null: it was not measured. */
export function ScoreBadge({ score, status }: { score: number | null; status: string | null }) {
  const word = STATUS_WORDS[status as keyof typeof STATUS_WORDS] ?? 'Not measured';
  return (
    <>
      <span class="big">{showScore(score)}</span> <Badge tone={toneOfScore(score)}>{word}</Badge>
    </>
  );
}
