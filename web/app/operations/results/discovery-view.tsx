import type { DiscoveryResult } from '../../../../domain/outreach/discovery/discovery.js';
import { showNumber, showShare } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { Section } from '../../../report/parts/section.js';
import { titleWords } from '../../parts/title-words.js';
import { FigureTiles } from './parts/figure-tiles.js';
import { WarningList } from './parts/warning-list.js';

/** Sites that may take a guest post or a link, the most likely first. */
export function DiscoveryView({ result }: { result: DiscoveryResult }) {
  const { results, saved_to_campaign: saved, skipped, save_failed, warnings } = result;
  return (
    <>
      <div class="card">
        <FigureTiles
          tiles={[
            { title: 'Found', value: showNumber(results.length, 0) },
            { title: 'Saved as leads', value: showNumber(saved, 0) },
            { title: 'Not saved on purpose', value: showNumber(skipped, 0) },
            {
              title: 'Could not be saved',
              value: showNumber(save_failed, 0),
              tone: save_failed > 0 ? 'bad' : undefined,
            },
          ]}
        />
        <WarningList warnings={warnings} />
      </div>
      {results.length > 0 && (
        <Section id="sites" title="Sites">
          <DataTable
            caption="Sites"
            captionHidden
            stacks
            keyOf={({ website_url }) => website_url}
            rows={results}
            columns={[
              {
                title: 'Site',
                cell: ({ website_url, website_title }) => (
                  <>
                    <SafeLink url={website_url} whole />
                    <span class="related small">
                      <Foreign text={website_title} max={150} />
                    </span>
                  </>
                ),
              },
              {
                title: 'Contact',
                cell: ({ contact_email }) =>
                  contact_email === null ? 'Not found' : <Foreign text={contact_email} max={150} />,
              },
              { title: 'Takes guest posts', numeric: true, cell: (site) => showShare(site.guest_post_likelihood) },
              { title: 'Relevance', numeric: true, cell: (site) => showShare(site.relevance_score) },
              { title: 'Quality', numeric: true, cell: (site) => showShare(site.quality_score) },
              {
                title: 'Saved',
                cell: ({ not_saved }) => (not_saved === null ? 'May be saved' : titleWords(not_saved)),
              },
            ]}
          />
        </Section>
      )}
    </>
  );
}
