import type { Snippet } from '../../../domain/seo/audit/recommendation.js';
import { shownCode } from '../facts/shown-code.js';
import { Foreign } from './foreign.js';
import { SafeLink } from './safe-link.js';

/** Code to paste, with what it is and where it belongs. */
export function SnippetBlock({ title, language, code, url }: Snippet) {
  return (
    <figure class="snippet">
      <figcaption>
        <strong>
          <Foreign text={title} />
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
        <code>{shownCode(code)}</code>
      </pre>
    </figure>
  );
}
