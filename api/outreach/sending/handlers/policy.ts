import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { evaluatePolicy } from '../../../../domain/outreach/sending/policy/index.js';
import type { AttemptsRepository } from '../../../../store/outreach/sending/attempts.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';
import { loadPolicyFacts, type PolicyFactsDeps } from '../load-policy-facts.js';

export interface PolicyHandlerDeps extends Omit<PolicyFactsDeps, 'attempts'>, OwnCampaignDeps {
  attempts: Pick<AttemptsRepository, 'latestTo' | 'list'>;
}

export function createPolicyHandlers(deps: PolicyHandlerDeps): HandlersOf<'validatePolicy' | 'listPolicyLog'> {
  return {
    validatePolicy: async (req, res) => {
      const { recipient_email, sender_email, subject = '', lead_id = null } = req.body;
      const asked = { recipient_email, sender_email, subject, lead_id };
      res.json(evaluatePolicy(await loadPolicyFacts(deps, currentUser(req).id, asked, new Date())));
    },
    listPolicyLog: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      const { limit, cursor } = readListQuery(req);
      const page = await deps.attempts.list(user_id, id, {}, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items.map(toDecision));
    },
  };
}

/** Every attempt was judged, and keeps the verdict with it. */
function toDecision(attempt: Attempt) {
  const { id, lead_id, recipient_email, sender_email, origin, region, policy_checks, created_at } = attempt;
  const failed = policy_checks.filter(({ passed }) => !passed).map(({ name }) => name);
  return {
    attempt_id: id,
    lead_id,
    recipient_email,
    sender_email,
    origin,
    allowed: failed.length === 0,
    reason: failed.length === 0 ? 'All checks passed' : failed.join(', '),
    legal_basis: attempt.legal_basis,
    legal_basis_required: attempt.legal_basis_required,
    region,
    checks: policy_checks,
    created_at,
  };
}
