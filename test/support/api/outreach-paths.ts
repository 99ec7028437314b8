export const OUTREACH = '/api/v1/backlink-outreach';
/** An id that never was. */
export const NO_ID = '00000000deadbeef00000000';
/** What is said of campaigns and leads that are missing or another user's. */
export const NO_CAMPAIGN = { detail: 'BacklinkCampaignNotFoundError: Campaign not found or access denied' };

/** What POST /senders takes. */
export const SENDER_BODY = {
  email: 'ana@press.example',
  name: 'Ana',
  organization: 'Press Ltd',
  postal_address: '1 High Street',
  smtp: { host: 'smtp.press.example' },
};
