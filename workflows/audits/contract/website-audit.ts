/** Takes what a complete audit takes (SiteAuditInput). */
export const WEBSITE_AUDIT = 'websiteAudit';
