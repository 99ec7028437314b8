import type { OwnershipWays as Ways } from '../../../domain/ownership/describe-ways.js';
import type { Ownership } from '../../../domain/ownership/ownership.js';
import { showTime } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { StateBadge } from '../operations/state-badge.js';
import { METHOD_WORDS, OwnershipMethodCards } from './ownership-method-cards.js';

/** A site with the texts that verify it. */
export type ShownOwnership = Omit<Ownership, 'user_id'> & { ways: Ways };

const API = '/api/seo/ownerships';

/** One site to verify: its state and the verification methods. */
export function OwnershipPage({ ownership }: { ownership: ShownOwnership }) {
  const { id, site, method, ways } = ownership;
  return (
    <>
      <div class="page-head">
        <h1>
          Verify <Foreign text={site} max={100} />
        </h1>
        <StateBadge state={ownershipState(method)} />
        <a class="button quiet" href="/app/ownerships">
          View verified sites
        </a>
      </div>
      <div class="card">
        <p role="status" data-state>
          {describeState(ownership)}
        </p>
        <div class="actions">
          <button type="button" data-check={`POST ${API}/${id}/check`}>
            Check now
          </button>
          <button
            type="button"
            class="quiet"
            data-api={`DELETE ${API}/${id}`}
            data-then="/app/ownerships"
            data-confirm={`Remove ${site} from your verified sites? Audits can no longer ignore its robots.txt. You can verify it again later.`}
          >
            Remove
          </button>
        </div>
      </div>
      <Section
        id="ways"
        title="Verification methods"
        lead="Use any one of them. The values belong to your account and never change, so you can reuse them later."
      >
        <OwnershipMethodCards ways={ways} />
      </Section>
    </>
  );
}

/** The state of a site in words. */
export function ownershipState(method: Ownership['method']): string {
  return method === null ? 'not_verified' : 'verified';
}

function describeState({ method, verified_at, checked_at }: ShownOwnership): string {
  if (method !== null && verified_at !== null)
    return `Verified by ${METHOD_WORDS[method]} on ${showTime(verified_at)}. Keep it in place: every audit that ignores robots.txt checks it again.`;
  if (checked_at !== null)
    return `Not verified: the check on ${showTime(checked_at)} found no proof. Select Check now to see why.`;
  return 'Not verified yet. Use one of the methods below, then select Check now.';
}
