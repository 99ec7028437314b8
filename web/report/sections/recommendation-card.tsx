import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { anchorId } from '../facts/anchor-id.js';
import { PRIORITY_TONES } from '../facts/names.js';
import { showImpact } from '../facts/show-impact.js';
import { showSearchValue } from '../facts/show-search-value.js';
import { Badge } from '../parts/badge.js';
import { Phrase } from '../parts/phrase.js';
import { RecommendationTitle } from '../parts/recommendation-title.js';
import { useReportLanguage } from '../parts/report-language.js';
import { SafeLink } from '../parts/safe-link.js';
import { SnippetBlock } from '../parts/snippet-block.js';
import { WorkReason } from '../parts/work-reason.js';
import { CauseNotes } from './cause-notes.js';

/** How many cards are open at first. */
const OPEN_RANKS = 3;
const SHOWN_URLS = 5;

/** One recommendation: why, steps, code to paste, and what its figures rest on. */
export function RecommendationCard({ recommendation }: { recommendation: Recommendation }) {
  const { full } = useReportLanguage();
  const { id, rank, priority, kind, steps, snippets, evidence } = recommendation;
  return (
    <details class="fold" id={anchorId('do', id)} open={rank <= OPEN_RANKS}>
      <summary>
        <span class="rank">{rank}</span>
        <h3>
          <RecommendationTitle recommendation={recommendation} />
        </h3>
        <Badge tone={PRIORITY_TONES[priority]}>{full.priorities[priority]}</Badge>
      </summary>
      <div class="fold-body">
        <p>
          <WorkReason recommendation={recommendation} />
        </p>
        <CauseNotes {...recommendation} />
        <h4>{kind === 'fix' ? full.recommendations.howToFix : full.recommendations.howToDo}</h4>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <Phrase text={step} max={500} />
            </li>
          ))}
        </ol>
        {snippets.map((snippet) => (
          <SnippetBlock key={`${snippet.title} ${snippet.url}`} {...snippet} />
        ))}
        <Facts {...recommendation} />
        <Evidence evidence={evidence} kind={kind} />
      </div>
    </details>
  );
}

/** Its gain and effort, each figure with its basis. */
function Facts({ impact, search_cost: cost, effort, roi, component }: Recommendation) {
  const tools = useReportLanguage();
  const { figures, texts } = tools;
  const words = tools.full.recommendations;
  return (
    <dl class="facts">
      {/* That gains are left open without clicks, the head of the list says once for all. */}
      {impact.traffic_percent_high !== null && (
        <Fact name={words.impact} value={words.moreClicks(showImpact(impact, tools))} basis={impact.basis} />
      )}
      {cost != null && (
        <Fact name={words.searchValue} value={showSearchValue(cost.percent, tools)} basis={cost.basis} />
      )}
      <Fact name={words.effort} value={figures.effort(effort)} />
      <Fact name={words.roi} value={words.ofHundred(figures.number(roi.value, 0))} basis={roi.basis} />
      <Fact name={words.component} value={texts.components[component]} />
    </dl>
  );
}

function Fact({ name, value, basis }: { name: string; value: string; basis?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {basis && (
          <span class="muted small">
            {' '}
            <Phrase text={basis} max={400} />
          </span>
        )}
      </dd>
    </div>
  );
}

function Evidence({ evidence: { count, urls, sample }, kind }: Pick<Recommendation, 'evidence' | 'kind'>) {
  const { full } = useReportLanguage();
  const words = full.recommendations;
  if (count === 0 && urls.length === 0) return null;
  return (
    <div class="small">
      <p class="muted">
        {kind === 'fix' ? words.seen(full.counts.times(count)) : words.basis}
        {sample !== '' && (
          <>
            {kind === 'fix' ? `, ${words.example} ` : ': '}
            <Phrase text={sample} max={240} isQuoted />
          </>
        )}
      </p>
      <ul class="urls">
        {urls.slice(0, SHOWN_URLS).map((url) => (
          <li key={url}>
            <SafeLink url={url} />
          </li>
        ))}
      </ul>
    </div>
  );
}
