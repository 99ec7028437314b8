import type { DiscoveryResult, Opportunity } from '../../../domain/outreach/discovery/discovery.js';
import type { SavingRefusal } from '../../../domain/outreach/discovery/saving-refusal.js';
import { showCount, showShare } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { SelectField } from '../parts/select-field.js';
import { titleWords } from '../parts/title-words.js';
import { Address } from './address.js';

/** Why a website is never added, for its reader. */
const REFUSALS: Readonly<Record<SavingRefusal, string>> = {
  refuses_guest_posts: 'It says that it wants no guest posts.',
  sells_links: 'It exists to sell links. A link from it does harm.',
  low_quality: 'It has very little text.',
};

interface Props {
  result: DiscoveryResult;
  campaigns: readonly { id: string; name: string }[];
}

/** What a search found, best first; api/web-app/discovery.ts adds the chosen ones to a campaign. */
export function FoundWebsites({ result: { results, warnings }, campaigns }: Props) {
  return (
    <>
      {warnings.length > 0 && (
        <ul class="plain small">
          {warnings.map((warning) => (
            <li key={warning}>
              <Foreign text={warning} max={300} />
            </li>
          ))}
        </ul>
      )}
      {results.length === 0 ? (
        <p class="empty">No websites found. Search for a broader topic.</p>
      ) : (
        <form data-add-found aria-label="Websites found">
          <FoundTable results={results} />
          <AddBar campaigns={campaigns} />
        </form>
      )}
    </>
  );
}

function FoundTable({ results }: { results: readonly Opportunity[] }) {
  return (
    <DataTable
      caption="Websites found"
      captionHidden
      stacks
      keyOf={({ website_url }) => website_url}
      rows={results}
      columns={[
        { title: 'Website', cell: (found) => <FoundChoice found={found} /> },
        {
          title: 'Email address',
          cell: ({ contact_email }) => (contact_email === null ? '–' : <Address email={contact_email} />),
        },
        { title: 'Guest post', numeric: true, cell: ({ guest_post_likelihood }) => showShare(guest_post_likelihood) },
        { title: 'Relevance', numeric: true, cell: ({ relevance_score }) => showShare(relevance_score) },
        { title: 'Quality', numeric: true, cell: ({ quality_score }) => showShare(quality_score) },
        { title: 'Reasons', size: 'wide', cell: (found) => <Reasons found={found} /> },
      ]}
    />
  );
}

function FoundChoice({ found }: { found: Opportunity }) {
  const { website_url, website_title, contact_email, domain, source, not_saved } = found;
  const { quality_score, relevance_score, guest_post_likelihood } = found;
  const scores = { quality_score, relevance_score, guest_post_likelihood };
  const lead = { website_url, website_title: website_title.slice(0, 500) || null, contact_email, source, ...scores };
  return (
    <span class="choice">
      <input
        type="checkbox"
        data-lead={JSON.stringify(lead)}
        disabled={not_saved !== null}
        aria-label={`Choose ${domain}`}
      />
      <span class="address">
        <SafeLink url={website_url} whole />
        <span class="small muted address">
          <Foreign text={website_title} max={80} />
        </span>
      </span>
    </span>
  );
}

function Reasons({ found: { evidence, not_saved } }: { found: Opportunity }) {
  return (
    <>
      {not_saved !== null && (
        <p>
          <strong>{REFUSALS[not_saved]}</strong>
        </p>
      )}
      <details>
        <summary>{showCount(evidence.length, 'reason')}</summary>
        <ul class="plain small">
          {evidence.map(({ score, name, value, detail }) => (
            <li key={`${score} ${name}`}>
              {titleWords(score)} {value < 0 ? '−' : '+'}
              {showShare(Math.abs(value))}: <Foreign text={detail} max={200} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function AddBar({ campaigns }: Pick<Props, 'campaigns'>) {
  if (campaigns.length === 0)
    return (
      <p>
        <a href="/app/campaigns">Create a campaign</a> to add websites to it.
      </p>
    );
  const options = campaigns.map(({ id, name }) => ({ value: id, title: name }));
  return (
    <>
      <div class="filters">
        <SelectField name="campaign" label="Add to campaign" value={options[0]?.value ?? ''} options={options} />
        <button type="submit" class="quiet" disabled>
          Add chosen websites
        </button>
      </div>
      <div role="status" data-outcome />
    </>
  );
}
