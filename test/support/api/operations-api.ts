import type { Connection } from 'mongoose';
import { createAccountHandlers } from '../../../api/accounts/handlers/account.js';
import { createApiTokenHandlers } from '../../../api/accounts/handlers/api-tokens.js';
import { createAcceptanceHandlers } from '../../../api/audits/handlers/acceptances.js';
import { createAuditComparisonHandlers } from '../../../api/audits/handlers/audit-comparison.js';
import { createAuditLinksHandlers } from '../../../api/audits/handlers/audit-links.js';
import { createAuditStructureHandlers } from '../../../api/audits/handlers/audit-structure.js';
import { createAuditHandlers } from '../../../api/audits/handlers/audits.js';
import { createCheckSetHandlers } from '../../../api/audits/handlers/check-sets.js';
import { createCheckSettingsHandlers } from '../../../api/audits/handlers/check-settings.js';
import { createChecksHandlers } from '../../../api/audits/handlers/checks.js';
import { createContentAnalysisHandlers } from '../../../api/audits/handlers/content-analysis.js';
import { createJudgeAuditAgainHandlers } from '../../../api/audits/handlers/judge-audit-again.js';
import { createSitemapBenchmarkHandlers } from '../../../api/audits/handlers/sitemap-benchmark.js';
import { createToolHandlers } from '../../../api/audits/handlers/tools.js';
import { createWebsiteAuditHandlers } from '../../../api/audits/handlers/website-audit.js';
import { createInsightHandlers } from '../../../api/insights/handlers/insights.js';
import { createNotificationUnsubscribeHandlers } from '../../../api/notifications/handlers/notification-unsubscribe.js';
import { createNotificationHandlers } from '../../../api/notifications/handlers/notifications.js';
import { createOperationHandlers } from '../../../api/operations/handlers/operations.js';
import { createRetryHandlers } from '../../../api/operations/handlers/retry-operation.js';
import { createOwnershipHandlers } from '../../../api/ownership/handlers/ownerships.js';
import { createAnalysisHandlers } from '../../../api/pages/handlers/analysis.js';
import { createImageAltTextHandlers } from '../../../api/pages/handlers/image-alt-text.js';
import { createPageBatchHandlers } from '../../../api/pages/handlers/page-batches.js';
import { createWritingToolHandlers } from '../../../api/pages/handlers/writing-tools.js';
import { createReportBrandHandlers } from '../../../api/reports/handlers/report-brands.js';
import { createReportHandlers } from '../../../api/reports/handlers/reports.js';
import { createSearchAnalysisHandlers } from '../../../api/search/handlers/search-analysis.js';
import type { WorkflowGateway, WorkflowState } from '../../../api/workflow-gateway.js';
import { createFindLimits } from '../../../api/workspaces/find-limits.js';
import { createMemberHandlers } from '../../../api/workspaces/handlers/members.js';
import { createMoveHandlers } from '../../../api/workspaces/handlers/moves.js';
import { createResendInvitationHandlers } from '../../../api/workspaces/handlers/resend-invitation.js';
import { createWorkspaceHandlers } from '../../../api/workspaces/handlers/workspaces.js';
import { nameDigestTime } from '../../../domain/notifications/digest-time.js';
import { operationResultKey } from '../../../domain/operations/operation-result-key.js';
import type { Operation, OperationError, OperationStatus } from '../../../domain/operations/operations.js';
import type { SenderVerification, VerifiedPart } from '../../../domain/outreach/sending/sender-verification.js';
import type { WritingTask } from '../../../domain/outreach/writing/email-draft.js';
import type { ScheduleFacts } from '../../../domain/sites/task-health.js';
import { createLogger } from '../../../platform/logger.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { createNotificationTokens } from '../../../platform/notification-token.js';
import { createSecrets } from '../../../platform/secrets.js';
import type { Store } from '../../../store/index.js';
import { startIdentity } from '../servers/identity.js';
import { silentOwnership } from '../silent-ownership.js';
import { startStore } from '../store.js';
import { startTestApi, type TestApi, type TestApiOptions } from './test-api.js';

/** Records what the API asks of Temporal. */
export interface RecordingGateway extends WorkflowGateway {
  /** Operations whose start was asked for, in order, repeats included. */
  started: Operation[];
  cancelled: string[];
  /** Senders that were to be verified. */
  verified: string[];
  /** Senders' queues and follow-ups that were woken: `sender <id>`, `start <id>`, `look <id>`. */
  looks: string[];
  /** Users whose schedule of replies was kept. */
  schedules: string[];
  /** Corrections of replies: `<reply id> <class>`. */
  corrections: string[];
  /** What was asked of the Schedules of sites: `keep <site id>`, `pause <task>`. */
  siteSchedules: string[];
  /** Schedules that there are, by task. */
  tasks: Map<string, ScheduleFacts>;
  /** Deliveries of webhooks that were to be tried. */
  deliveries: string[];
  /** Mails of the platform that were to be sent, and times of digests: `digest monday:8:UTC`. */
  mails: string[];
  /** Users whose workflows were to be erased; each has two. */
  erasures: string[];
  /** Platforms that were to be connected or disconnected, and readings: `connect searchconsole`. */
  platforms: string[];
  /** What comes of it. */
  verification: SenderVerification;
  /** What a model was asked to write. */
  writings: WritingTask[];
  /** Answers of stateOf by operation id; absent for the rest. */
  states: Map<string, WorkflowState>;
  /** Thrown by every call while set. */
  failure: unknown;
  /** What happens once a workflow is started. */
  onStart: (operation: Operation) => Promise<unknown>;
  reset(): void;
}

/** As the test API's SESSION_SECRET. */
const SECRET = 'a test secret of more than 32 characters';

const verified = (status: VerifiedPart['status'], detail: string): VerifiedPart => ({
  status,
  detail,
  advice: [],
  record: null,
});
const VERIFIED: SenderVerification = {
  smtp: verified('ok', 'Signed in'),
  imap: verified('not_configured', 'Replies to this sender are not read'),
  spf: verified('ok', 'v=spf1 -all'),
  dkim: verified('unknown', 'Which key signs is only seen on an email that has arrived'),
  dmarc: verified('missing', 'press.example has no DMARC record'),
  mx: verified('ok', 'mx.press.example'),
  reverse_dns: verified('not_configured', 'The mail service sends from addresses of its own'),
  checked_at: '2026-06-01T08:00:00.000Z',
};

export function createRecordingGateway(): RecordingGateway {
  const idle = async () => undefined;
  const orFail = <Result>(result: Result): Promise<Result> =>
    gateway.failure ? Promise.reject(gateway.failure) : Promise.resolve(result);
  const gateway: RecordingGateway = {
    started: [],
    cancelled: [],
    verified: [],
    looks: [],
    schedules: [],
    corrections: [],
    writings: [],
    deliveries: [],
    mails: [],
    erasures: [],
    siteSchedules: [],
    tasks: new Map(),
    platforms: [],
    verification: VERIFIED,
    states: new Map(),
    failure: null,
    onStart: idle,
    async start(operation) {
      gateway.started.push(operation);
      await orFail(undefined);
      await gateway.onStart(operation);
    },
    async cancel({ id }) {
      gateway.cancelled.push(id);
      await orFail(undefined);
    },
    stateOf: ({ id }) => orFail(gateway.states.get(id) ?? 'absent'),
    verifySender: (_userId, senderId) => {
      gateway.verified.push(senderId);
      return orFail(gateway.verification);
    },
    wakeSender: ({ sender_id }) => orFail(void gateway.looks.push(`sender ${sender_id}`)),
    wakeQueue: ({ id }) => orFail(void gateway.looks.push(`queue ${id}`)),
    startFollowUp: ({ follow_up_id }) => orFail(void gateway.looks.push(`start ${follow_up_id}`)),
    checkPlacedLink: ({ link_id }) => orFail(void gateway.looks.push(`link ${link_id}`)),
    wakeFollowUp: ({ follow_up_id }) => orFail(void gateway.looks.push(`look ${follow_up_id}`)),
    startAnswer: ({ attempt_id }) => orFail(void gateway.looks.push(`answer ${attempt_id}`)),
    keepReplySchedule: (userId) => orFail(void gateway.schedules.push(userId)),
    correctReply: ({ reply_id, classification }) => {
      gateway.corrections.push(`${reply_id} ${classification}`);
      return orFail(true);
    },
    writeEmail: (_userId, task) => {
      gateway.writings.push(task);
      return orFail(null);
    },
    connectPlatform: ({ platform }) => {
      gateway.platforms.push(`connect ${platform}`);
      return orFail({ connected: true, properties: 2 });
    },
    disconnectPlatform: ({ platform }) => {
      gateway.platforms.push(`disconnect ${platform}`);
      return orFail({ found: true, revoked: true });
    },
    connectMailbox: ({ provider }) => {
      gateway.platforms.push(`connect a mailbox at ${provider}`);
      return orFail({ connected: true, sender_id: 'a'.repeat(24), email: 'ana@press.example' });
    },
    disconnectMailbox: ({ sender_id }) => {
      gateway.platforms.push(`disconnect the mailbox of ${sender_id}`);
      return orFail({ found: true, revoked: true });
    },
    collectRawRows: ({ request }) => {
      gateway.platforms.push(`collect ${request.platform}`);
      return orFail(null);
    },
    listProperties: ({ platform }) => {
      gateway.platforms.push(`list ${platform}`);
      return orFail({ listed: true });
    },
    keepSiteSchedules: ({ id }, isConnected) =>
      orFail(void gateway.siteSchedules.push(`keep ${id}${isConnected ? ' with search' : ''}`)),
    dropSiteSchedules: ({ id }) => orFail(void gateway.siteSchedules.push(`drop ${id}`)),
    changeSiteTask: ({ task }, change) => {
      gateway.siteSchedules.push(`${change} ${task}`);
      return orFail(gateway.tasks.has(task));
    },
    readSiteTask: ({ task }) => orFail(gateway.tasks.get(task) ?? null),
    readNextRun: ({ task }) => {
      const facts = gateway.tasks.get(task);
      return orFail(facts && !facts.paused ? facts.next_run_at : null);
    },
    eraseWorkflows: (user) => orFail(gateway.erasures.push(user) === 1 ? ['one', 'two'] : []),
    deliverNow: ({ delivery_id }) => orFail(void gateway.deliveries.push(delivery_id)),
    keepDigestSchedule: (time) => orFail(void gateway.mails.push(`digest ${nameDigestTime(time)}`)),
    sendTestMail: ({ to }) => {
      gateway.mails.push(`test ${to}`);
      return orFail({ status: 'accepted', to, detail: '250 Ok', tried_at: '2026-06-01T08:00:00.000Z' });
    },
    deliverMail: ({ id }) => orFail(void gateway.mails.push(id)),
    reset() {
      const lists = {
        started: [],
        cancelled: [],
        verified: [],
        looks: [],
        schedules: [],
        corrections: [],
        writings: [],
        deliveries: [],
        mails: [],
        erasures: [],
        siteSchedules: [],
        platforms: [],
      };
      Object.assign(gateway, lists, {
        verification: VERIFIED,
        tasks: new Map(),
        states: new Map(),
        failure: null,
        onStart: idle,
      });
    },
  };
  return gateway;
}

export type Ending = Exclude<OperationStatus, 'queued' | 'running'>;

/** Ends an operation as its workflow would; a result that is given is stored first. */
export async function endOperation(
  store: Pick<Store, 'operations' | 'artifacts'>,
  { user_id, id, type }: Pick<Operation, 'user_id' | 'id' | 'type'>,
  status: Ending,
  { result, error = null }: { result?: unknown; error?: OperationError | null } = {},
): Promise<void> {
  if (result !== undefined) await store.artifacts.put(user_id, operationResultKey({ id, type }), result);
  await store.operations.markRunning(user_id, id);
  await store.operations.finish(user_id, id, { status, error, has_result: result !== undefined });
}

export interface OperationsApi {
  api: TestApi;
  store: Store;
  connection: Connection;
  gateway: RecordingGateway;
  /** TXT records by name; names of others do not exist. No site responds. */
  txt: Map<string, string>;
  /** Headers of a signed-in user. */
  as(user: string, plan?: string, claims?: Record<string, unknown>): Promise<{ authorization: string }>;
  stop(): Promise<void>;
}

/** Names that resolve; .example to a public address, inside.test to a private one. */
async function resolve(hostname: string): Promise<string[]> {
  if (hostname.endsWith('.example')) return ['93.184.216.34'];
  if (hostname === 'inside.test') return ['10.0.0.7'];
  throw new Error('no such name');
}

/** The real app with the real handlers of audits, tools and operations over a real store; Temporal alone is recorded. */
export async function startOperationsApi(
  options: Pick<TestApiOptions, 'paths' | 'config'> = {},
): Promise<OperationsApi> {
  const [running, identity] = await Promise.all([startStore(), startIdentity()]);
  const { pageAnalyses } = running.store;
  const { operations, artifacts, audits, checkSets, checkSettings, crawls, findings } = running.store;
  const gateway = createRecordingGateway();
  const guard = createNetworkGuard({ allowedPrivateHosts: [], allowedPorts: ['80', '443', '8080'], resolve });
  const logger = createLogger({ level: 'silent', service: 'api' });
  const { reportBrands, pageTables } = running.store;
  const rows = { crawls, findings, pageTables, reportBrands, version: '1.2.3' };
  const secrets = createSecrets([`k1:${Buffer.alloc(32, 1).toString('base64')}`]);
  const access = { crawlAccess: running.store.crawlAccess, secrets };
  const { acceptances, ownerships, connections } = running.store;
  const txt = new Map<string, string>();
  const ownership = silentOwnership(txt);
  const { workspaces, memberships, invitations, auditLog, sites, userErasures } = running.store;
  const { campaigns, senders, siteMoves, campaignMoves, mailboxGrants } = running.store;
  const deps = {
    workspaces,
    memberships,
    invitations,
    auditLog,
    sites,
    campaigns,
    senders,
    mailboxGrants,
    siteMoves,
    campaignMoves,
    userErasures,
    acceptances,
    ownerships,
    connections,
    ownership,
    operations,
    artifacts,
    audits,
    checkSets,
    checkSettings,
    gateway,
    guard,
    logger,
    pageAnalyses,
    ...rows,
    findLimits: createFindLimits(options.config?.WORKSPACE_LIMITS ?? {}),
    notificationMails: running.store.notificationMails,
    sendsNotifications: true,
    publicUrl: 'https://links.example',
  };
  const api = await startTestApi({
    ...options,
    handlers: {
      ...createAcceptanceHandlers(deps),
      ...createAnalysisHandlers(deps),
      ...createOwnershipHandlers(deps),
      ...createPageBatchHandlers(deps),
      ...createAuditHandlers({ ...deps, ...access }),
      ...createAuditComparisonHandlers(deps),
      ...createReportHandlers(deps),
      ...createJudgeAuditAgainHandlers(deps),
      ...createAuditStructureHandlers({ ...deps, pageTables: running.store.pageTables }),
      ...createAuditLinksHandlers({ ...deps, crawlLinks: running.store.crawlLinks }),
      ...createReportBrandHandlers(deps),
      ...createCheckSetHandlers(deps),
      ...createSearchAnalysisHandlers({ ...deps, connections: running.store.connections }),
      ...createSitemapBenchmarkHandlers(deps),
      ...createToolHandlers({ ...deps, ...access }),
      ...createWebsiteAuditHandlers({ ...deps, ...access }),
      ...createContentAnalysisHandlers(deps),
      ...createImageAltTextHandlers(deps),
      ...createWritingToolHandlers(deps),
      ...createInsightHandlers(deps),
      ...createOperationHandlers(deps),
      ...createApiTokenHandlers(running.store),
      ...createRetryHandlers({ ...deps, ...access }),
      ...createCheckSettingsHandlers(deps),
      ...createChecksHandlers(),
      ...createMoveHandlers(deps),
      ...createWorkspaceHandlers(deps),
      ...createMemberHandlers(deps),
      ...createResendInvitationHandlers(deps),
      ...createAccountHandlers(deps),
      ...createNotificationHandlers({ ...running.store, gateway, sendsNotifications: true }),
      ...createNotificationUnsubscribeHandlers({
        ...running.store,
        notificationTokens: createNotificationTokens(SECRET),
      }),
    },
    issuer: identity.issuer,
    connection: running.connection,
  });
  return {
    api,
    store: running.store,
    connection: running.connection,
    gateway,
    txt,
    as: async (sub, plan, claims = {}) => ({ authorization: `Bearer ${await identity.token({ sub, plan, claims })}` }),
    stop: async () => {
      await Promise.all([api.close(), identity.close()]);
      await running.stop();
    },
  };
}
