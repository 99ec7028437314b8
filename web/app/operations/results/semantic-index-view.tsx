import type { SemanticIndex } from '../../../../domain/seo/semantic/semantic-index.js';
import { showNumber } from '../../../report/facts/figures.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { SemanticTables } from './parts/semantic-tables.js';

/** What the pages of a site are about, and which of them are about something else. */
export function SemanticIndexView({ result }: { result: SemanticIndex }) {
  const { value, pillars, outliers } = result;
  return (
    <>
      <div class="card">
        <FigureTiles
          tiles={[
            { title: 'Topical coherence, 0–1', value: value === null ? 'n/a' : showNumber(value, 2) },
            { title: 'Compared pages', value: showNumber(result.pages, 0) },
            { title: 'Pages with too little text', value: showNumber(result.left_out, 0) },
            { title: 'Terms', value: showNumber(result.terms, 0) },
          ]}
        />
        <p class="muted small">
          Compared by {result.measure === 'embeddings' ? 'an embedding model' : 'the words of the pages'}.
          {result.model_not_used !== null && (
            <>
              {' '}
              <Foreign text={result.model_not_used} max={300} />
            </>
          )}
        </p>
      </div>
      <SemanticTables pillars={pillars} outliers={outliers} />
    </>
  );
}
