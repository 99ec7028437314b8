import type { UncountedCampaign } from '../../../domain/outreach/campaigns/campaign.js';
import { websiteHost } from '../../../domain/outreach/campaigns/website-host.js';
import {
  STANDARD_VARIABLES,
  type StandardVariableName,
} from '../../../domain/outreach/sending/texts/standard-variables.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';

export interface CampaignVariable {
  name: string;
  /** standard: every email has it. lead: from columns of its leads. */
  source: 'standard' | 'lead';
  gives: string;
  /** Null where no lead has a value, or where it comes from the mailbox. */
  example: string | null;
  /** Leads with a value; null where leads have nothing to do with it. */
  leads: number | null;
}

export interface ListVariablesDeps {
  leads: Pick<LeadsRepository, 'customNames' | 'countCustom' | 'list' | 'count'>;
}

const SHOWN_CHARS = 80;

/** What emails of a campaign can have in braces: the standard ones first, then those of its leads by name. */
export async function listCampaignVariables(
  { leads }: ListVariablesDeps,
  { user_id, id, keywords }: UncountedCampaign,
): Promise<CampaignVariable[]> {
  const [names, total, newest] = await Promise.all([
    leads.customNames(user_id, id),
    leads.count(user_id, id, {}),
    leads.list(user_id, id, {}, 1, null),
  ]);
  const [lead] = newest.items;
  const known: Partial<Record<StandardVariableName, Pick<CampaignVariable, 'example' | 'leads'>>> = {
    website: { example: lead ? websiteHost(lead.website_url) : null, leads: total },
    topic: { example: keywords[0] ?? null, leads: null },
  };
  const standard = STANDARD_VARIABLES.map(({ name, gives }) => {
    return { name, source: 'standard' as const, gives, ...(known[name] ?? { example: null, leads: null }) };
  });
  const own = await Promise.all(
    names.map(async (name) => {
      const { count, example } = await leads.countCustom(user_id, id, name);
      return {
        name,
        source: 'lead' as const,
        gives: name === 'topic' ? 'topic of the lead, in place of the keyword' : 'column of your leads',
        example: example?.slice(0, SHOWN_CHARS) ?? null,
        leads: count,
      };
    }),
  );
  return [...standard, ...own];
}
