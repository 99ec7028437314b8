import { canonicalEmail } from '../../../../domain/outreach/addresses/email-address.js';
import { readCustomValues } from '../../../../domain/outreach/campaigns/custom-values.js';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import { readConsent } from '../../../../domain/outreach/campaigns/lead-consent.js';
import { ENDING_STATUSES } from '../../../../domain/outreach/campaigns/lead-status.js';
import { listEmailErrors, readLeadInput } from '../../../../domain/outreach/campaigns/read-lead-input.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { components } from '../../../generated/openapi.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { currentUser } from '../../../http/requests/request-context.js';
import type { OutreachStops } from '../../sending/outreach-stops.js';
import { type SuppressMarkedDeps, suppressMarked } from '../../sending/suppress-marked.js';
import { refuseLead } from '../imports/describe-lead-errors.js';
import { listCampaignVariables } from '../list-campaign-variables.js';
import { type OwnCampaignDeps, ownCampaign } from '../own-campaign.js';
import { createLeadBatchHandlers } from './lead-batches.js';

export interface LeadsHandlerDeps extends OwnCampaignDeps, Omit<SuppressMarkedDeps, 'leads'> {
  leads: LeadsRepository;
  stopWork: Pick<OutreachStops, 'leads'>;
}

type Schemas = components['schemas'];

export function createLeadsHandlers(
  deps: LeadsHandlerDeps,
): HandlersOf<
  | 'addLeads'
  | 'importLeads'
  | 'previewLeadImport'
  | 'deleteLeads'
  | 'updateLeadStatuses'
  | 'addLead'
  | 'listCampaignVariables'
  | 'listLeads'
  | 'getLead'
  | 'updateLead'
  | 'deleteLead'
  | 'updateLeadStatus'
> {
  const { leads } = deps;
  const found = async (lead: Promise<Lead | null>): Promise<Lead> => {
    const own = await lead;
    if (!own) throw HttpError.campaignNotFound();
    return own;
  };

  return {
    ...createLeadBatchHandlers(deps),
    addLead: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      const read = readLeadInput(req.body);
      if (!read.ok) throw refuseLead(read.faults);
      const { lead, inserted } = await leads.insert(campaign.user_id, campaign.id, read.lead, new Date());
      res.status(inserted ? 201 : 200).json(lead);
    },
    listLeads: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      const { limit, cursor } = readListQuery(req);
      const { status, q, has_email } = req.query;
      const filter = {
        ...(status ? { status } : {}),
        ...(q ? { q } : {}),
        ...(has_email ? { has_email: has_email === 'true' } : {}),
      };
      const page = await leads.list(campaign.user_id, campaign.id, filter, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
    listCampaignVariables: async (req, res) => {
      res.json(await listCampaignVariables(deps, await ownCampaign(deps, req)));
    },
    getLead: async (req, res) => {
      res.json(await found(leads.find(...placeOf(req))));
    },
    updateLead: async (req, res) => {
      const { custom: values, ...change } = req.body;
      const { consent, faults: errors } = readConsent(change.consent);
      const { custom, faults: customErrors } = readCustomValues(values);
      const allErrors = [...listEmailErrors(change.contact_email), ...errors, ...customErrors];
      if (allErrors.length > 0) throw refuseLead(allErrors);
      const before = await found(leads.find(...placeOf(req)));
      const kept =
        change.consent !== undefined ? { consent } : isAnotherPerson(before, change) ? { consent: null } : {};
      res.json(
        await found(
          leads.update(...placeOf(req), { ...change, ...kept, ...(values !== undefined && { custom }) }, new Date()),
        ),
      );
    },
    deleteLead: async (req, res) => {
      const lead = await found(leads.find(...placeOf(req)));
      await deps.stopWork.leads(currentUser(req).id, [lead.id], 'Lead deleted');
      if (!(await leads.remove(...placeOf(req)))) throw HttpError.campaignNotFound();
      res.status(204).end();
    },
    updateLeadStatus: async (req, res) => {
      const { status } = req.body;
      const lead = await found(leads.setStatus(...placeOf(req), status, 'user', new Date()));
      if (ENDING_STATUSES.includes(status)) {
        await deps.stopWork.leads(currentUser(req).id, [lead.id], `Lead set to ${status}`);
      }
      await suppressMarked(deps, currentUser(req).id, [lead], status);
      res.json(lead);
    },
  };
}

/** Consent was given by the person at the previous address. */
function isAnotherPerson({ contact_email: before }: Lead, { contact_email: after }: Schemas['LeadChange']): boolean {
  return after !== undefined && canonicalEmail(before ?? '') !== canonicalEmail(after ?? '');
}

/** User, campaign and lead: as named in the path, for the caller. */
function placeOf(req: {
  params: { campaign_id: string; lead_id: string };
}): [userId: OwnerId, campaignId: string, leadId: string] {
  return [currentUser(req).id, req.params.campaign_id, req.params.lead_id];
}
