import type { MetaDescriptions } from '../../../../domain/pages/descriptions/describe-page.js';
import type { ScoredDescription } from '../../../../domain/pages/descriptions/score-description.js';
import { showNumber } from '../../../report/facts/figures.js';
import { toneOfScore } from '../../../report/facts/names.js';
import { Badge } from '../../../report/parts/badge.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { CopyText } from '../../parts/copy-text.js';
import { WarningList } from './parts/warning-list.js';

/** Descriptions to choose from, each with a button that copies it. */
export function MetaDescriptionView({ result }: { result: MetaDescriptions }) {
  const { page, descriptions } = result;
  return (
    <>
      <div class="card">
        {page !== null && (
          <p>
            <SafeLink url={page.url} whole />
          </p>
        )}
        <p class="muted small">
          Keywords: <Foreign text={result.keywords.join(', ')} max={300} />
        </p>
        <WarningList warnings={result.warnings} />
      </div>
      {page?.current && (
        <Section id="current" title="Current description">
          <div class="card">
            <p>
              <Foreign text={page.current.text} max={600} />
            </p>
            <Score description={page.current} />
          </div>
        </Section>
      )}
      <Section id="descriptions" title="Suggested descriptions" lead="The best first.">
        {descriptions.map((description, index) => (
          <div key={description.text} class="card">
            <CopyText id={`description-${index}`} label={`Description ${index + 1}`} text={description.text} />
            <Score description={description} />
          </div>
        ))}
      </Section>
    </>
  );
}

function Score({ description }: { description: ScoredDescription }) {
  const { seo_score, character_count, keyword_coverage: keywords, recommendations } = description;
  return (
    <>
      <p class="small">
        <Badge tone={toneOfScore(seo_score)}>{`Score ${showNumber(seo_score, 0)}`}</Badge> {character_count} characters
        · {keywords.covered} of {keywords.total} keywords
      </p>
      <WarningList warnings={recommendations} />
    </>
  );
}
