import { toneOfScore } from '../../facts/names.js';
import { Foreign } from '../../parts/foreign.js';
import { ScoreRing } from '../../parts/score-ring.js';
import { writeVerdict } from '../facts/write-verdict.js';
import { Sheet } from '../parts/sheet.js';
import type { ShortContext } from '../short-context.js';
import { StartPage } from './start-page.js';

/** How the site does in three sentences, with the figures and the start page that they are about. */
export function VerdictSheet(context: ShortContext) {
  const { audit, texts } = context;
  const { counts, verdict, formats } = texts;
  const { issue_counts: found, crawl } = audit;
  return (
    <Sheet id="verdict" title={verdict.title}>
      <div class="verdict-pair keep">
        <Score {...context} />
        <div class="verdict-words">
          {writeVerdict(context).map((sentence) => (
            <p key={sentence}>
              <Foreign text={sentence} max={600} />
            </p>
          ))}
        </div>
      </div>
      <dl class="facts keep">
        <Fact value={found.critical} text={counts.critical(found.critical)} number={formats.number} />
        <Fact value={found.warning} text={counts.warnings(found.warning)} number={formats.number} />
        <Fact value={found.notice} text={counts.notices(found.notice)} number={formats.number} />
        <Fact value={crawl.pages} text={counts.pages(crawl.pages)} number={formats.number} />
      </dl>
      <StartPage {...context} />
    </Sheet>
  );
}

function Score({ audit, texts }: ShortContext) {
  const { verdict, statuses, formats } = texts;
  const { overall_score: score, overall_status: status, score_coverage, previous } = audit;
  if (score === null || status === null) {
    return (
      <div class="verdict-score">
        <p class="no-score">–</p>
        <p class="status bad">{verdict.unreliableBadge}</p>
      </div>
    );
  }
  const tone = toneOfScore(score);
  return (
    <div class="verdict-score">
      <ScoreRing
        score={score}
        shown={formats.number(score)}
        tone={tone}
        unit={verdict.ofHundred}
        label={`${formats.number(score)} ${verdict.ofHundred}`}
      />
      <p class={`status ${tone}`}>{statuses[status]}</p>
      {previous?.change != null && <p class="small muted">{verdict.change(formats.change(previous.change))}</p>}
      {score_coverage < 1 && <p class="small muted">{verdict.coverage(formats.percent(score_coverage * 100, 0))}</p>}
    </div>
  );
}

/** A count in large digits above its word: the text gives both, so that singular and plural agree. */
function Fact({ value, text, number }: { value: number; text: string; number: (value: number) => string }) {
  return (
    <div>
      <dt>{text.slice(number(value).length).trim()}</dt>
      <dd>{number(value)}</dd>
    </div>
  );
}
