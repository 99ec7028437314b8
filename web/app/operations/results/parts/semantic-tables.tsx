import type { SemanticIndex } from '../../../../../domain/seo/semantic/semantic-index.js';
import { showNumber } from '../../../../report/facts/figures.js';
import { DataTable } from '../../../../report/parts/data-table.js';
import { Foreign } from '../../../../report/parts/foreign.js';
import { SafeLink } from '../../../../report/parts/safe-link.js';
import { Section } from '../../../../report/parts/section.js';
import { titleWords } from '../../../parts/title-words.js';

/** The topics of a site, and the pages that are far from all of them. */
export function SemanticTables({ pillars, outliers }: Pick<SemanticIndex, 'pillars' | 'outliers'>) {
  return (
    <>
      {pillars.length > 0 && (
        <Section id="pillars" title="Topics of the site">
          <DataTable
            caption="Topics of the site"
            captionHidden
            stacks
            keyOf={({ kind, name }) => `${kind} ${name}`}
            rows={pillars}
            columns={[
              { title: 'Topic', cell: ({ name }) => <Foreign text={name} max={120} /> },
              { title: 'Kind', cell: ({ kind }) => titleWords(kind) },
              { title: 'Pages', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
              { title: 'Coherence', numeric: true, cell: ({ coherence }) => showNumber(coherence, 2) },
              { title: 'Top terms', cell: ({ top_terms }) => <Foreign text={top_terms.join(', ')} max={200} /> },
            ]}
          />
        </Section>
      )}
      {outliers.length > 0 && (
        <Section id="outliers" title="Pages far from every topic">
          <DataTable
            caption="Pages far from every topic"
            captionHidden
            stacks
            keyOf={({ url }) => url}
            rows={outliers}
            columns={[
              { title: 'Page', cell: ({ url }) => <SafeLink url={url} whole /> },
              { title: 'Similarity', numeric: true, cell: ({ similarity }) => showNumber(similarity, 2) },
              { title: 'Nearest topic', cell: ({ nearest_pillar: nearest }) => <Foreign text={nearest} max={120} /> },
            ]}
          />
        </Section>
      )}
    </>
  );
}
