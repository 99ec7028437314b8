import type { AltText } from '../../../../domain/pages/alt-text/compose-alt.js';
import { showBytes, showNumber, showShare } from '../../../report/facts/figures.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { CopyText } from '../../parts/copy-text.js';
import { titleWords } from '../../parts/title-words.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { WarningList } from './parts/warning-list.js';

/** Alt text for an image, others to choose from, and how sure they are. */
export function AltTextView({ result }: { result: AltText }) {
  const { image, decorative, alternatives, keyword_analysis: keywords } = result;
  return (
    <>
      <div class="card">
        <p>{image.url === null ? <Foreign text={image.file_name} /> : <SafeLink url={image.url} whole />}</p>
        <CopyText id="alt-text" label="Alt text" text={result.alt_text} />
        <CopyText id="alt-html" label="HTML" text={result.html} />
        {decorative.likely && (
          <p>
            This image seems to be decoration: leave its alt text empty.{' '}
            {decorative.reason !== null && <Foreign text={decorative.reason} max={300} />}
          </p>
        )}
        <FigureTiles
          tiles={[
            { title: 'Accessibility score', value: showNumber(result.accessibility_score, 0) },
            { title: 'Certainty', value: showShare(result.confidence) },
            { title: 'Taken from', value: titleWords(result.basis) },
            { title: 'Keywords', value: `${keywords.covered} of ${keywords.total}` },
            { title: 'Image', value: `${image.width} × ${image.height}` },
            { title: 'File size', value: showBytes(image.bytes) },
          ]}
        />
        <WarningList warnings={[...result.warnings, ...result.recommendations]} />
      </div>
      {alternatives.length > 0 && (
        <Section id="alternatives" title="Other texts">
          {alternatives.map(({ text, basis, confidence }, index) => (
            <div key={text} class="card">
              <CopyText id={`alternative-${index}`} label={`Text ${index + 1}`} text={text} />
              <p class="muted small">
                Taken from: {titleWords(basis)} · Certainty: {showShare(confidence)}
              </p>
            </div>
          ))}
        </Section>
      )}
    </>
  );
}
