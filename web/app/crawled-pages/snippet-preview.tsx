import type { PreviewedText, SnippetPreview } from '../../../domain/seo/page/preview-snippet.js';
import { showNumber } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';

/** How the page may look as a search result, and how much room its texts take. */
export function SnippetPreviewSection({ preview }: { preview: SnippetPreview }) {
  const { breadcrumb, title, description } = preview;
  return (
    <Section
      id="snippet"
      title="Snippet preview"
      lead="An approximation of a desktop search result. Google may show another title or description."
    >
      <div class="card snippet-preview">
        <p class="snippet-address">
          <Foreign text={breadcrumb} max={90} />
        </p>
        <p class="snippet-title">
          {title.shown === '' ? 'No title: Google writes its own' : <Foreign text={title.shown} max={300} />}
        </p>
        <p class="snippet-text">
          {description.shown === '' ? (
            'No meta description: Google takes text from the page'
          ) : (
            <Foreign text={description.shown} max={500} />
          )}
        </p>
      </div>
      <p class="muted small">
        Title: {showWidth(title)}. Meta description: {showWidth(description)}.
      </p>
    </Section>
  );
}

function showWidth({ width_px, most_px, is_cut }: PreviewedText): string {
  const room = `about ${showNumber(width_px, 0)} of ${showNumber(most_px, 0)} px`;
  return is_cut ? `${room}, cut` : room;
}
