/** The six states a lead can be in; a new lead is discovered. */
export const LEAD_STATUSES = ['discovered', 'contacted', 'replied', 'placed', 'bounced', 'unsubscribed'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Who moved a lead. A user may set any status; the others only follow the arrows of moveLead. */
export const LEAD_MOVERS = ['user', 'send', 'reply', 'bounce', 'unsubscribe'] as const;
export type LeadMover = (typeof LEAD_MOVERS)[number];

/** Statuses after which nothing more that was planned for the lead is sent. */
export const ENDING_STATUSES: readonly LeadStatus[] = ['replied', 'placed', 'bounced', 'unsubscribed'];
