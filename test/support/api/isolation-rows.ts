/** Every kind of id that a path or a body may hold. */
export const ID_NAMES = [
  'id',
  'other_id',
  'campaign_id',
  'brand_id',
  'check_set_id',
  'acceptance_id',
  'ownership_id',
  'lead_id',
  'template_id',
  'attempt_id',
  'follow_up_id',
  'reply_id',
  'suppression_id',
  'sender_id',
  'site_id',
  'webhook_id',
  'delivery_id',
  'workspace_id',
  'invitation_id',
  'user_id',
] as const;
const CHECK_SET = { name: 'Lamps', extractions: [{ name: 'Price', selector: '.price' }] };
const BRAND = { name: 'Nordlicht', primary_color: '#0f4c3a', accent_color: '#e8a33d' };

export type Ids = Record<(typeof ID_NAMES)[number], string>;

/** How each operation answers somebody without rights. A new operation without a row fails the walk's first test. */
export type Row =
  /** Anybody may call it; with `query` where parameters are required. */
  | { access: 'public'; status: number; query?: string }
  /** 401 without a valid token; for signed-in users there is nothing of others to reach. */
  | { access: 'own'; body?: unknown }
  /** Names a resource, in its path or body: 404 for everybody but its owner, exactly as for an id that never was. */
  | { access: 'resource'; body?: (ids: Ids) => unknown; type?: string };

const site = { website_url: 'https://site.example/' };
const mail = { subject: 'An article', body: 'Hello' };
const of = (body: unknown) => () => body;

const AUDITS: Record<string, Row> = {
  getLiveness: { access: 'public', status: 200 },
  getReadiness: { access: 'public', status: 200 },
  getDashboardHealth: { access: 'public', status: 200 },
  getOpenApiJson: { access: 'public', status: 200 },
  getOpenApiYaml: { access: 'public', status: 200 },
  getDocs: { access: 'public', status: 200 },
  startLogin: { access: 'public', status: 302 },
  finishLogin: { access: 'public', status: 401 },
  getSession: { access: 'public', status: 200 },
  logOut: { access: 'own' },
  eraseAccount: { access: 'own' },
  showSignedOut: { access: 'public', status: 200 },
  startCompleteAudit: { access: 'own', body: site },
  startQuickAudit: { access: 'own', body: site },
  startTechnicalSeo: { access: 'own', body: { url: 'https://site.example/' } },
  startOnPageAnalysis: { access: 'own', body: { url: 'https://site.example/' } },
  startSpeedAnalysis: { access: 'own', body: { url: 'https://site.example/' } },
  startSitemapAnalysis: { access: 'own', body: { site_url: 'https://site.example/' } },
  startSitemapBenchmark: {
    access: 'own',
    body: { ...site, competitors: ['https://a.example/', 'https://b.example/'] },
  },
  getSitemapBenchmark: { access: 'own' },
  // Nothing is connected in the walk.
  startSearchPerformance: { access: 'own', body: { site_url: 'https://site.example/' } },
  startContentOpportunities: { access: 'own', body: { site_url: 'https://site.example/' } },
  startWebsiteAudit: { access: 'own', body: site },
  startPageAnalysis: { access: 'own', body: { url: 'https://site.example/' } },
  startFullPageAnalysis: { access: 'own', body: { url: 'https://site.example/' } },
  startPageBatch: { access: 'own', body: { urls: ['https://site.example/'] } },
  startPageGuidance: { access: 'own', body: { urls: ['https://site.example/'] } },
  getCompetitiveInsights: { access: 'own' },
  getDeepCompetitorAnalysis: { access: 'own' },
  startStrategicInsights: { access: 'own' },
  listStrategicInsights: { access: 'own' },
  getSemanticHealth: { access: 'own' },
  getIndexHealth: { access: 'own' },
  getDetailedMetrics: { access: 'own' },
  getAnalysisSummary: { access: 'own' },
  startContentAnalysis: { access: 'own', body: site },
  startImageAltText: { access: 'own', body: { image_url: 'https://site.example/a.png' } },
  startOpengraphTags: { access: 'own', body: { page: { title: 'Lamps' } } },
  startMetaDescription: { access: 'own', body: { keywords: ['lamps'] } },
  listAudits: { access: 'own' },
  listChecks: { access: 'own' },
  listAcceptances: { access: 'own' },
  createAcceptance: {
    access: 'own',
    body: { site_url: 'https://site.example/', check: 'title/long', reason: 'As agreed' },
  },
  getAcceptance: { access: 'resource' },
  deleteAcceptance: { access: 'resource' },
  listOwnerships: { access: 'own' },
  createOwnership: { access: 'own', body: { site_url: 'https://site.example/' } },
  getOwnership: { access: 'resource' },
  checkOwnership: { access: 'resource' },
  deleteOwnership: { access: 'resource' },
  getCheckSettings: { access: 'own' },
  putCheckSettings: { access: 'own', body: {} },
  deleteCheckSettings: { access: 'own' },
  getAudit: { access: 'resource' },
  getAuditReport: { access: 'resource' },
  getAuditPages: { access: 'resource' },
  getAuditLinks: { access: 'resource' },
  getAuditLinkTargets: { access: 'resource' },
  getAuditOrphans: { access: 'resource' },
  compareAudits: { access: 'resource' },
  judgeAuditAgain: { access: 'resource' },
  listOperations: { access: 'own' },
  getOperation: { access: 'resource' },
  getOperationResult: { access: 'resource' },
  streamOperationEvents: { access: 'resource' },
  cancelOperation: { access: 'resource' },
};

/** Each names an analysis of its owner in another place that takes one. */
const INSIGHTS: Record<string, Row> = {
  startAuditInsights: { access: 'resource', body: ({ id }) => ({ ...site, operation_id: id }) },
  startSearchconsoleInsights: {
    access: 'resource',
    body: ({ id }) => ({ searchconsole_analysis: { operation_id: id } }),
  },
  startContentStrategy: {
    access: 'resource',
    body: ({ id }) => ({ current_content: {}, content_gaps: { operation_id: id }, target_keywords: ['lamps'] }),
  },
  startTrafficRoadmap: { access: 'resource', body: ({ id }) => ({ operation_id: id, identified_opportunities: [] }) },
  startCompetitiveInsights: {
    access: 'resource',
    body: ({ id }) => ({ primary_site_analysis: {}, competitor_analyses: [{}, { operation_id: id }] }),
  },
  startPrioritizedRecommendations: {
    access: 'resource',
    body: ({ id }) => ({ operation_id: id, business_context: 'lamps' }),
  },
  startQuickWins: { access: 'resource', body: ({ id }) => ({ audit_data: { operation_id: id } }) },
  startKeywordExpansion: { access: 'resource', body: ({ id }) => ({ operation_id: id, current_keywords: ['lamps'] }) },
};

const CAMPAIGNS: Record<string, Row> = {
  createCampaign: { access: 'own', body: { name: 'Spring' } },
  listCampaigns: { access: 'own' },
  getCampaign: { access: 'resource' },
  updateCampaign: { access: 'resource', body: of({ name: 'Taken' }) },
  deleteCampaign: { access: 'resource' },
  addLead: { access: 'resource', body: of({ website_url: 'https://taken.example/' }) },
  listLeads: { access: 'resource' },
  addLeads: { access: 'resource', body: of([{ website_url: 'https://taken.example/' }]) },
  importLeads: { access: 'resource', body: of('url\nhttps://taken.example/'), type: 'text/csv' },
  previewLeadImport: { access: 'resource', body: of('url\nhttps://taken.example/'), type: 'text/csv' },
  deleteLeads: { access: 'resource', body: ({ lead_id }) => ({ lead_ids: [lead_id] }) },
  updateLeadStatuses: { access: 'resource', body: ({ lead_id }) => ({ lead_ids: [lead_id], status: 'placed' }) },
  getLead: { access: 'resource' },
  updateLead: { access: 'resource', body: of({ notes: 'taken' }) },
  deleteLead: { access: 'resource' },
  updateLeadStatus: { access: 'resource', body: of({ status: 'placed' }) },
  discoverOpportunities: {
    access: 'resource',
    body: ({ campaign_id }) => ({ keyword: 'tools', campaign_id, save_to_campaign: true }),
  },
  getCampaignAnalytics: { access: 'resource' },
  getReportingSnapshot: { access: 'own' },
  exportLeads: { access: 'resource' },
  exportAttempts: { access: 'resource' },
  exportReplies: { access: 'resource' },
};

const EMAILS: Record<string, Row> = {
  generateEmail: { access: 'resource', body: ({ template_id }) => ({ topic: 'tools', template_id }) },
  personalizeEmail: { access: 'own', body: { base_email: 'Hello' } },
  suggestSubjects: { access: 'own', body: { topic: 'tools' } },
  generateFollowUp: { access: 'own', body: { original_subject: 'An article', original_body: 'Hello' } },
  createReportBrand: { access: 'own', body: BRAND },
  listReportBrands: { access: 'own' },
  getReportBrand: { access: 'resource' },
  updateReportBrand: { access: 'resource', body: of(BRAND) },
  deleteReportBrand: { access: 'resource' },
  createCheckSet: { access: 'own', body: CHECK_SET },
  listCheckSets: { access: 'own' },
  getCheckSet: { access: 'resource' },
  updateCheckSet: { access: 'resource', body: of(CHECK_SET) },
  deleteCheckSet: { access: 'resource' },
  createTemplate: { access: 'own', body: { name: 'Opener', ...mail } },
  listTemplates: { access: 'own' },
  getTemplate: { access: 'resource' },
  updateTemplate: { access: 'resource', body: of({ name: 'Taken', ...mail }) },
  deleteTemplate: { access: 'resource' },
};

const SENDING: Record<string, Row> = {
  sendOutreach: { access: 'resource', body: ({ campaign_id, lead_id }) => ({ campaign_id, lead_id, ...mail }) },
  validatePolicy: { access: 'own', body: { recipient_email: 'a@b.example', sender_email: 'c@d.example' } },
  listAttempts: { access: 'resource' },
  resolveAttempt: { access: 'resource', body: of({ outcome: 'sent' }) },
  listPolicyLog: { access: 'resource' },
  listFollowUps: { access: 'resource' },
  createFollowUp: { access: 'resource', body: ({ attempt_id }) => ({ attempt_id, after_days: 3, ...mail }) },
  updateFollowUp: { access: 'resource', body: of({ body: 'Taken' }) },
  cancelFollowUp: { access: 'resource' },
  previewOutreach: { access: 'resource', body: ({ lead_id }) => ({ lead_ids: [lead_id], ...mail }) },
  queueOutreach: { access: 'resource', body: ({ lead_id }) => ({ lead_ids: [lead_id], ...mail }) },
  pauseQueue: { access: 'resource' },
  resumeQueue: { access: 'resource' },
  pollReplies: { access: 'resource', body: ({ campaign_id }) => ({ campaign_id }) },
  listReplies: { access: 'own' },
  correctReply: { access: 'resource', body: of({ classification: 'interested' }) },
  listCampaignReplies: { access: 'resource' },
};

const SENDERS: Record<string, Row> = {
  suppressAddress: { access: 'own', body: { email: 'a@b.example' } },
  listSuppressions: { access: 'own' },
  suppressAddresses: { access: 'own', body: { emails: ['a@b.example'] } },
  exportSuppressions: { access: 'own' },
  deleteSuppression: { access: 'resource' },
  createSender: {
    access: 'own',
    body: {
      email: 'a@b.example',
      name: 'A',
      organization: 'B',
      postal_address: '1 High Street',
      smtp: { host: 'b.example' },
    },
  },
  listSenders: { access: 'own' },
  getSender: { access: 'resource' },
  updateSender: { access: 'resource', body: of({ daily_limit: 1 }) },
  deleteSender: { access: 'resource' },
  verifySender: { access: 'resource' },
  // Neither names anybody: the token in the path does, and none is given here.
  showUnsubscribe: { access: 'public', status: 404 },
  unsubscribe: { access: 'public', status: 422 },
};

/** Pages for browsers: whoever is not signed in is sent to do so. */
const PAGES: Record<string, Row> = Object.fromEntries(
  [
    'showHome',
    'showSite',
    'showSiteSearch',
    'showAudits',
    'showOperation',
    'showCampaigns',
    'showCampaign',
    'showConnections',
    'showAuditLinks',
    'showAuditPages',
    'showOwnerships',
    'showOwnership',
    'showLeads',
    'showWrite',
    'showMails',
    'showDiscovery',
    'showSender',
    'showLead',
    'showPolicyLog',
    'showCampaignReplies',
    'showReplies',
    'showReply',
    'showSenders',
    'showTemplates',
    'showBrands',
    'showAuditIssues',
    'showCheckSets',
    'showSuppressions',
    'showSystem',
    'openDashboard',
  ].map((operationId) => [operationId, { access: 'public', status: 302 }]),
);

const SITES: Record<string, Row> = {
  createSite: { access: 'own', body: { site_url: 'https://site.example/' } },
  listSites: { access: 'own' },
  getSite: { access: 'resource' },
  updateSite: { access: 'resource', body: of({ target_keywords: ['taken'] }) },
  deleteSite: { access: 'resource' },
  scheduleSiteAudit: { access: 'resource', body: of({ interval: 'daily' }) },
  listSiteSchedules: { access: 'resource' },
  pauseSiteSchedule: { access: 'resource' },
  resumeSiteSchedule: { access: 'resource' },
  triggerSiteSchedule: { access: 'resource' },
  getDashboardData: { access: 'own' },
  getDashboardOverview: { access: 'own' },
  getDashboardMetrics: { access: 'own' },
  getHealthScore: { access: 'own' },
  getDashboardInsights: { access: 'own' },
  getCacheStats: { access: 'own' },
  refreshDashboard: { access: 'own' },
  getOnboardingTaskHealth: { access: 'own' },
};

const WEBHOOKS: Record<string, Row> = {
  createWebhook: { access: 'own', body: { url: 'https://hooks.example/' } },
  listWebhooks: { access: 'own' },
  getWebhook: { access: 'resource' },
  updateWebhook: { access: 'resource', body: of({ is_active: false }) },
  deleteWebhook: { access: 'resource' },
  rotateWebhookSecret: { access: 'resource' },
  testWebhook: { access: 'resource' },
  listWebhookDeliveries: { access: 'resource' },
  getWebhookDelivery: { access: 'resource' },
  replayWebhookDelivery: { access: 'resource' },
};

const INTEGRATIONS: Record<string, Row> = {
  connectPlatform: { access: 'own' },
  // Nobody comes back from where this browser was never sent.
  finishConnectPlatform: { access: 'public', status: 403 },
  // A state that was never given returns 403 to everybody.
  completePlatform: { access: 'own', body: { code: 'a-code', state: 'a-state' } },
  getIntegration: { access: 'own' },
  disconnectPlatform: { access: 'own' },
  getPlatforms: { access: 'own' },
  getSearchConsoleRows: { access: 'own' },
  getAltengineRows: { access: 'own' },
};

const WORKSPACES: Record<string, Row> = {
  showWorkspace: { access: 'public', status: 302 },
  selectWorkspace: { access: 'own', body: { workspace_id: 'alice' } },
  listWorkspaces: { access: 'own' },
  createWorkspace: { access: 'own', body: { name: 'Agency' } },
  getWorkspace: { access: 'resource' },
  updateWorkspace: { access: 'resource', body: of({ name: 'Mine now' }) },
  deleteWorkspace: { access: 'resource' },
  listMembers: { access: 'resource' },
  updateMember: { access: 'resource', body: of({ role: 'viewer' }) },
  removeMember: { access: 'resource' },
  leaveWorkspace: { access: 'resource' },
  listInvitations: { access: 'resource' },
  createInvitation: { access: 'resource', body: of({ email: 'bob@agency.example', role: 'admin' }) },
  deleteInvitation: { access: 'resource' },
  listAuditLog: { access: 'resource' },
  acceptInvitation: { access: 'own', body: { token: 'x'.repeat(43) } },
};

export const ISOLATION_ROWS: Record<string, Row> = {
  ...WORKSPACES,
  ...AUDITS,
  ...INSIGHTS,
  ...CAMPAIGNS,
  ...EMAILS,
  ...SENDING,
  ...SENDERS,
  ...WEBHOOKS,
  ...SITES,
  ...PAGES,
  showAcceptances: { access: 'public', status: 302, query: '?site_url=https://site.example/' },
  ...INTEGRATIONS,
};
