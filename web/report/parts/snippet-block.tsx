import type { Snippet } from '../../../domain/audits/recommendation.js';
import { shownCode } from '../facts/shown-code.js';
import { Phrase } from './phrase.js';
import { useReportLanguage } from './report-language.js';
import { SafeLink } from './safe-link.js';

/** Code to paste, with what it is and where it belongs. */
export function SnippetBlock({ title, language, code, url, maxLines }: Snippet & { maxLines?: number }) {
  const { full } = useReportLanguage();
  return (
    <figure class="snippet">
      <figcaption>
        <strong>
          <Phrase text={title} />
        </strong>{' '}
        <span class="muted">{language}</span>
        {url !== null && (
          <>
            {' · '}
            <SafeLink url={url} />
          </>
        )}
      </figcaption>
      <pre>
        <code>{shownCode(code, full.moreLines, maxLines)}</code>
      </pre>
    </figure>
  );
}
