import type { Snippet } from '../../../domain/audits/recommendation.js';
import { SafeLink } from '../../report/parts/safe-link.js';

/** Code to paste, whole, with a button that copies it. @param id unique on the page */
export function CopySnippet({ id, snippet: { title, language, code, url } }: { id: string; snippet: Snippet }) {
  return (
    <figure class="snippet">
      <figcaption id={`${id}-label`}>
        <strong>{title}</strong> <span class="muted">{language}</span>
        {url !== null && (
          <>
            {' · '}
            <SafeLink url={url} whole />
          </>
        )}
      </figcaption>
      <pre>
        <code id={id}>{code}</code>
      </pre>
      <div class="actions">
        <button type="button" class="quiet" data-copy={id} aria-describedby={`${id}-label`}>
          Copy
        </button>
        <span class="muted small" role="status" />
      </div>
    </figure>
  );
}
