/** Where the outreach API begins. */
export const OUTREACH = '/api/v1/backlink-outreach';

export const campaignPath = (campaignId: string): string => `${OUTREACH}/campaigns/${encodeURIComponent(campaignId)}`;
