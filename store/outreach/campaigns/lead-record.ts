import { Types } from 'mongoose';
import type { CustomValues } from '../../../domain/outreach/campaigns/custom-values.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { LeadMover, LeadStatus } from '../../../domain/outreach/campaigns/lead-status.js';
import type { KeyedLead } from '../../../domain/outreach/campaigns/read-lead-input.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { LeadDocument } from './lead-model.js';

export type StoredLead = Omit<LeadDocument, 'status_history' | 'custom'> & {
  _id: Types.ObjectId;
  custom?: StoredValue[] | null;
  status_history: { from: LeadStatus; to: LeadStatus; at: Date; by: LeadMover }[];
};

interface StoredValue {
  name: string;
  value: string;
}

export function toLeadDocument(
  userId: OwnerId,
  campaignId: string,
  lead: KeyedLead,
  now: Date,
  slice: string,
): StoredLead {
  const { custom, ...fields } = lead;
  return {
    _id: new Types.ObjectId(),
    user_id: userId,
    campaign_id: campaignId,
    ...fields,
    ...(custom && { custom: toStoredValues(custom) }),
    consent: lead.consent ?? null,
    site_facts: lead.site_facts ?? null,
    status: lead.status ?? 'discovered',
    status_history: [],
    contacted_at: null,
    created_at: now,
    updated_at: now,
    slice,
  };
}

export function toLead(found: StoredLead): Lead {
  return {
    id: found._id.toHexString(),
    campaign_id: found.campaign_id,
    website_url: found.website_url,
    website_title: found.website_title ?? null,
    contact_email: found.contact_email ?? null,
    quality_score: found.quality_score ?? null,
    relevance_score: found.relevance_score ?? null,
    guest_post_likelihood: found.guest_post_likelihood ?? null,
    source: found.source ?? null,
    notes: found.notes ?? null,
    consent: (found.consent as Lead['consent']) ?? null,
    site_facts: (found.site_facts as Lead['site_facts']) ?? null,
    custom: Object.fromEntries((found.custom ?? []).map(({ name, value }) => [name, value])),
    status: found.status as LeadStatus,
    domain: found.domain,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
    contacted_at: found.contacted_at?.toISOString() ?? null,
    status_history: found.status_history.map(({ from, to, at, by }) => ({ from, to, at: at.toISOString(), by })),
  };
}

export function toStoredValues(custom: CustomValues): StoredValue[] {
  return Object.entries(custom).map(([name, value]) => ({ name, value }));
}
