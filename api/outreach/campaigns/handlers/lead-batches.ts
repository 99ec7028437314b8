import { LEAD_CSV_FIELDS } from '../../../../domain/outreach/campaigns/lead-columns.js';
import { ENDING_STATUSES, type LeadStatus } from '../../../../domain/outreach/campaigns/lead-status.js';
import { type KeyedLead, readLeadInput } from '../../../../domain/outreach/campaigns/read-lead-input.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { readRequestContext } from '../../../http/requests/request-context.js';
import type { OutreachStops } from '../../sending/outreach-stops.js';
import { type SuppressMarkedDeps, suppressAdded, suppressMarked } from '../../sending/suppress-marked.js';
import { describeErrors, showWebsite } from '../imports/describe-lead-errors.js';
import { previewLeadsCsv } from '../imports/preview-leads-csv.js';
import { readLeadsCsv } from '../imports/read-leads-csv.js';
import { type OwnCampaignDeps, ownCampaign } from '../own-campaign.js';

export interface LeadBatchDeps extends OwnCampaignDeps, Omit<SuppressMarkedDeps, 'leads'> {
  leads: SuppressMarkedDeps['leads'] & Pick<LeadsRepository, 'insertMany' | 'setStatusMany' | 'remove'>;
  stopWork: Pick<OutreachStops, 'leads'>;
}

const ID_FORM = /^[0-9a-f]{24}$/;
const isId = (word: string): boolean => ID_FORM.test(word);

/** Many leads in one call: each is validated separately, and an invalid one does not stop the others. */
export function createLeadBatchHandlers(
  deps: LeadBatchDeps,
): HandlersOf<'addLeads' | 'importLeads' | 'previewLeadImport' | 'updateLeadStatuses' | 'deleteLeads'> {
  const { leads } = deps;
  return {
    addLeads: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      const items = req.body;
      const { fit, failed } = judge(items.map((given, index) => ({ given, place: `#${index} ${showWebsite(given)}` })));
      res.json({ ...(await addEach(deps, user_id, id, fit)), failed });
    },
    importLeads: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      const { columns: mapping } = req.query;
      const { rows, refused, columns, custom_columns, ignored_columns, warnings } = readLeadsCsv(req.body, mapping);
      const { encoding = 'utf-8', warning = null } = readRequestContext(req).upload ?? {};
      const { fit, failed } = judge(rows.map(({ line, ...row }) => ({ ...row, place: `line ${line}` })));
      const added = await addEach(deps, user_id, id, fit);
      res.json({
        ...added,
        failed: [...failed, ...refused.map(({ line, reason }) => `line ${line}: ${reason}`)],
        columns,
        custom_columns,
        ignored_columns,
        encoding,
        warnings: warning === null ? warnings : [warning, ...warnings],
      });
    },
    previewLeadImport: async (req, res) => {
      await ownCampaign(deps, req);
      const { columns: mapping } = req.query;
      const { encoding = 'utf-8', warning = null } = readRequestContext(req).upload ?? {};
      const preview = { ...previewLeadsCsv(req.body, mapping), fields: [...LEAD_CSV_FIELDS], encoding };
      if (preview.problem !== null) {
        res.json({ ...preview, importable: 0, failed: [], warnings: warning === null ? [] : [warning] });
        return;
      }
      const { rows, refused, warnings } = readLeadsCsv(req.body, mapping);
      const { fit, failed } = judge(rows.map(({ line, ...row }) => ({ ...row, place: `line ${line}` })));
      res.json({
        ...preview,
        importable: fit.length,
        failed: [...failed, ...refused.map(({ line, reason }) => `line ${line}: ${reason}`)],
        warnings: warning === null ? warnings : [warning, ...warnings],
      });
    },
    deleteLeads: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      const wanted = [...new Set(req.body.lead_ids)];
      const there = new Set((await leads.findMany(user_id, id, wanted.filter(isId))).map((lead) => lead.id));
      await deps.stopWork.leads(user_id, [...there], 'Lead deleted');
      for (const leadId of there) await leads.remove(user_id, id, leadId);
      res.json({ deleted: there.size, failed: wanted.filter((leadId) => !there.has(leadId)) });
    },
    updateLeadStatuses: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      const { lead_ids, status } = req.body;
      const asked = [...new Set(lead_ids)];
      const wellFormed = asked.filter(isId);
      const result = await leads.setStatusMany(user_id, id, wellFormed, status, new Date());
      const lost = new Set(result.failed);
      const changed = wellFormed.filter((leadId) => !lost.has(leadId));
      if (ENDING_STATUSES.includes(status)) await deps.stopWork.leads(user_id, changed, `Lead set to ${status}`);
      await suppressMarked(deps, user_id, await leads.findMany(user_id, id, changed), status);
      // In the order in which they were given.
      const failed = asked.filter((leadId) => lost.has(leadId) || !isId(leadId));
      res.json({ updated: result.updated, failed });
    },
  };
}

function judge(items: readonly { given: unknown; place: string; status?: LeadStatus }[]): {
  fit: KeyedLead[];
  failed: string[];
} {
  const fit: KeyedLead[] = [];
  const failed: string[] = [];
  for (const { given, place, status } of items) {
    const read = readLeadInput(given);
    if (read.ok) fit.push(status === undefined ? read.lead : { ...read.lead, status });
    else failed.push(`${place}: ${describeErrors(read.faults)}`);
  }
  return { fit, failed };
}

/** Of several for one website the first is taken; the others count as skipped, as do those that were there before. */
async function addEach(
  deps: LeadBatchDeps,
  userId: OwnerId,
  campaignId: string,
  fit: readonly KeyedLead[],
): Promise<{ added: number; skipped: number }> {
  const byWebsite = new Map<string, KeyedLead>();
  for (const lead of fit) if (!byWebsite.has(lead.website_key)) byWebsite.set(lead.website_key, lead);
  if (byWebsite.size === 0) return { added: 0, skipped: 0 };
  const { added } = await deps.leads.insertMany(userId, campaignId, [...byWebsite.values()], new Date());
  // Whether they are new or there already: an opt-out counts however it came in.
  await suppressAdded(deps, userId, fit);
  return { added, skipped: fit.length - added };
}
