import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { anchorId } from '../facts/anchor-id.js';
import { PRIORITY_TONES } from '../facts/names.js';
import { showImpact } from '../facts/show-impact.js';
import { showSearchValue } from '../facts/show-search-value.js';
import { Badge } from '../parts/badge.js';
import { FirstPlaces } from '../parts/first-places.js';
import { Phrase } from '../parts/phrase.js';
import { RecommendationTitle } from '../parts/recommendation-title.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';
import { SnippetBlock } from '../parts/snippet-block.js';
import { WorkReason } from '../parts/work-reason.js';
import { CauseNotes } from './cause-notes.js';
import { RecommendationTable } from './recommendation-table.js';

const STEPS = 5;
/** Lines of code for each recommendation, over all its snippets and their captions. */
const CODE_LINES = 16;
const CAPTION_LINES = 3;

/** The recommendations on paper: a table to choose from, and each as a compact entry. */
export function PaperRecommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const { full } = useReportLanguage();
  return (
    <Section id="recommendations" title={full.headings.recommendations} lead={full.recommendations.lead}>
      <RecommendationTable recommendations={recommendations} />
      {recommendations.map((recommendation) => (
        <Entry key={recommendation.id} recommendation={recommendation} />
      ))}
    </Section>
  );
}

function Entry({ recommendation }: { recommendation: Recommendation }) {
  const { full } = useReportLanguage();
  const { id, rank, priority, steps, evidence, check_ids } = recommendation;
  const words = full.paper;
  return (
    <article class="entry" id={anchorId('do', id)}>
      <div class="entry-head">
        <h3>
          <span class="rank">{rank}</span> <RecommendationTitle recommendation={recommendation} />
        </h3>
        <Badge tone={PRIORITY_TONES[priority]}>{full.priorities[priority]}</Badge>
      </div>
      <p>
        <WorkReason recommendation={recommendation} />
      </p>
      <ol>
        {steps.slice(0, STEPS).map((step) => (
          <li key={step}>
            <Phrase text={step} max={400} />
          </li>
        ))}
      </ol>
      {steps.length > STEPS && <p class="small muted">{words.moreSteps(steps.length - STEPS)}</p>}
      <Code recommendation={recommendation} />
      <CauseNotes {...recommendation} />
      {/* The steps of a fix quote what was found; those of an improvement do not. */}
      {check_ids.length === 0 && evidence.sample !== '' && (
        <p class="small">
          {words.evidence}: <Phrase text={evidence.sample} max={240} isQuoted />
        </p>
      )}
      <p class="small">
        <Figures {...recommendation} />
        {evidence.urls.length > 0 && (
          <>
            {' · '}
            {words.places}: <FirstPlaces urls={evidence.urls} total={Math.max(evidence.count, evidence.urls.length)} />
          </>
        )}
      </p>
    </article>
  );
}

/** The first snippets, as far as there is room for them. */
function Code({ recommendation: { snippets } }: { recommendation: Recommendation }) {
  const { full } = useReportLanguage();
  let left = CODE_LINES;
  const shown = snippets.flatMap((snippet, at) => {
    const room = left - CAPTION_LINES;
    left -= snippet.code.split('\n').length + CAPTION_LINES;
    return at === 0 || left >= 0 ? [{ snippet, room }] : [];
  });
  const more = snippets.length - shown.length;
  return (
    <>
      {shown.map(({ snippet, room }) => (
        <SnippetBlock key={`${snippet.title} ${snippet.url}`} {...snippet} maxLines={room} />
      ))}
      {more > 0 && <p class="small muted">{full.paper.moreCode(more)}</p>}
    </>
  );
}

/** Its effort and gain, in one line. */
function Figures({ impact, search_cost: cost, effort, component }: Recommendation) {
  const tools = useReportLanguage();
  const { paper } = tools.full;
  const { figures, texts } = tools;
  return (
    <>
      {[
        paper.effort(figures.effort(effort)),
        ...(impact.traffic_percent_high === null ? [] : [paper.clicks(showImpact(impact, tools))]),
        ...(cost == null ? [] : [paper.searchValue(showSearchValue(cost.percent, tools))]),
        texts.components[component],
      ].join(' · ')}
    </>
  );
}
