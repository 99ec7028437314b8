import type { GuidanceEntry, GuidanceReport } from '../../../../domain/pages/analysis/page-guidance.js';
import { showCount, showNumber, showScore } from '../../../report/facts/figures.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { SnippetBlock } from '../../../report/parts/snippet-block.js';
import { titleWords } from '../../parts/title-words.js';
import { AdviceCard } from './parts/advice-card.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { WarningList } from './parts/warning-list.js';

/** What to do about each of several pages, with code where code fixes it. */
export function PageGuidanceView({ result }: { result: GuidanceReport }) {
  const firsts = result.results.filter(({ duplicate_of }) => duplicate_of === null);
  return (
    <>
      <div class="card">
        <FigureTiles
          tiles={[
            { title: 'URLs', value: showNumber(result.total_urls, 0) },
            { title: 'With guidance', value: showNumber(result.successful, 0) },
            { title: 'Skipped', value: showNumber(result.skipped, 0) },
            { title: 'Failed', value: showNumber(result.failed, 0), tone: result.failed > 0 ? 'bad' : undefined },
          ]}
        />
        <WarningList warnings={result.warnings} />
      </div>
      {firsts.map((entry) => (
        <section key={entry.url} class="section">
          <h2>
            <SafeLink url={entry.url} whole />
          </h2>
          <Guidance entry={entry} />
        </section>
      ))}
    </>
  );
}

function Guidance({ entry }: { entry: GuidanceEntry }) {
  if (entry.status !== 'success') {
    return (
      <p class="banner">
        {titleWords(entry.status)}: <Foreign text={entry.reason} max={400} />
      </p>
    );
  }
  return (
    <>
      <p class="lead">
        Score: {showScore(entry.overall_score)}. <Foreign text={entry.summary} max={600} />
      </p>
      {entry.recommendations.map(({ title, text, priority, gain, effort_hours, category, fix }) => (
        <AdviceCard
          key={title}
          advice={{
            title,
            why: text,
            priority,
            steps: [],
            evidence: [],
            facts: [
              titleWords(category),
              ...(gain > 0 ? [`Gains about ${showNumber(gain)} points`] : []),
              ...(effort_hours === null ? [] : [`Effort: about ${showCount(effort_hours, 'hour')}`]),
            ],
          }}
        >
          {fix !== null && <SnippetBlock {...fix} />}
        </AdviceCard>
      ))}
    </>
  );
}
