import { expect } from 'chai';
import { hostileRequest, isSame, type Names, textsIn } from '../support/api/hostile-requests.js';
import { HOSTILE_VALUES } from '../support/api/hostile-values.js';
import { OUTREACH } from '../support/api/outreach-paths.js';
import { OPERATIONS, STRING_FIELDS, type StringField } from '../support/api/string-fields.js';
import { startWholeApi, type WholeApi } from '../support/api/whole-api.js';
import { newAttempt } from '../support/samples/new-attempt.js';
import { newReply } from '../support/samples/new-reply.js';
import { createKeepAliveClient, type Reply } from '../support/servers/keep-alive-client.js';
import { plainImage } from '../support/sites/made-images.js';

const CONNECTIONS = 16;
/**
 * Nothing that they are sent is kept as it was: answers made up on the spot, changes of state, and mails for leads that
 * were mailed before.
 */
const KEEP_NOTHING = new Set([
  'validatePolicy',
  'generateEmail',
  'personalizeEmail',
  'suggestSubjects',
  'generateFollowUp',
  'previewOutreach',
  'previewSequence',
  'changeSequenceLead',
  'queueOutreach',
  'unsubscribe',
  'updateLeadStatuses',
  'correctReply',
  'resolveAttempt',
  'pollReplies',
  'updateLeadStatus',
]);
/** Where a resource is read again after it was written. */
const READ_AGAIN: Record<string, (id: string, names: Names) => string> = {
  createCampaign: (id) => `${OUTREACH}/campaigns/${id}`,
  updateCampaign: (id) => `${OUTREACH}/campaigns/${id}`,
  addLead: (id, { campaign_id }) => `${OUTREACH}/campaigns/${campaign_id}/leads/${id}`,
  updateLead: (id, { campaign_id }) => `${OUTREACH}/campaigns/${campaign_id}/leads/${id}`,
  addLeads: (_, { campaign_id }) => `${OUTREACH}/campaigns/${campaign_id}/leads?limit=1000`,
  importLeads: (_, { campaign_id }) => `${OUTREACH}/campaigns/${campaign_id}/leads?limit=1000`,
  createTemplate: (id) => `${OUTREACH}/emails/templates/${id}`,
  updateTemplate: (id) => `${OUTREACH}/emails/templates/${id}`,
  updateSequence: (_, { campaign_id }) => `${OUTREACH}/campaigns/${campaign_id}/sequence`,
  createFollowUp: (_, { campaign_id }) => `${OUTREACH}/campaigns/${campaign_id}/follow-ups?limit=1000`,
  suppressAddress: () => `${OUTREACH}/suppression?limit=1000`,
  suppressAddresses: () => `${OUTREACH}/suppression?limit=1000`,
  createSender: (id) => `${OUTREACH}/senders/${id}`,
  updateSender: (id) => `${OUTREACH}/senders/${id}`,
  addThreadNote: (_, { thread_id }) => `${OUTREACH}/inbox/${thread_id}`,
  saveAnswerDraft: (_, { thread_id }) => `${OUTREACH}/inbox/${thread_id}`,
  createSite: (id) => `/api/seo-dashboard/sites/${id}`,
  updateSite: (id) => `/api/seo-dashboard/sites/${id}`,
  createApiToken: () => '/api/tokens',
  createWebhook: (id) => `/api/webhooks/${id}`,
  updateWebhook: (id) => `/api/webhooks/${id}`,
  createAcceptance: (id) => `/api/seo/acceptances/${id}`,
  createCheckSet: (id) => `/api/seo/check-sets/${id}`,
  updateCheckSet: (id) => `/api/seo/check-sets/${id}`,
};

/** Paths and operations that need things to be there. */
const IS_SEEDED = /_id\}|\{token|queueOutreach|previewOutreach|sendOutreach/;

interface Caller {
  user: string;
  token: string;
  names: Names;
  /** Requests before. */
  count: number;
}
interface Seen {
  requests: number;
  faults: string[];
}

/** Fewer than a user may have unfinished. */
const STARTS = 50;

describe('[I] hostile values in every text of every operation', () => {
  let whole: WholeApi;
  let client: ReturnType<typeof createKeepAliveClient>;
  let image: Buffer;
  before(async () => {
    whole = await startWholeApi();
    image = await plainImage('png');
    client = createKeepAliveClient(whole.api.port, CONNECTIONS);
  });
  after(async () => {
    client.close();
    await whole.stop();
  });

  async function send(path: string, token: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') {
    const typed = body === undefined ? {} : { body: JSON.stringify(body) };
    return client.send({
      method,
      path,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...typed,
    });
  }

  /** One of everything that paths and bodies of outreach, sites and webhooks name. */
  async function seed(user: string, token: string): Promise<Names> {
    const make = async (path: string, body: object): Promise<string> => {
      const { status, text, json } = await send(path, token, body);
      if (status !== 201) throw new Error(`${path} returned ${status}: ${text}`);
      return (json as { id: string }).id;
    };
    const campaign_id = await make(`${OUTREACH}/campaigns`, { name: 'Spring' });
    const lead = { website_url: 'https://blog.example/', contact_email: 'editor@blog.example' };
    const lead_id = await make(`${OUTREACH}/campaigns/${campaign_id}/leads`, lead);
    const template_id = await make(`${OUTREACH}/emails/templates`, { name: 'Opener', subject: 'Hi', body: 'Hello' });
    const smtp = { host: 'smtp.press.example' };
    const sender = {
      email: 'ana@press.example',
      name: 'Ana',
      organization: 'Press',
      postal_address: '1 High Street',
      smtp,
    };
    const sender_id = await make(`${OUTREACH}/senders`, sender);
    const site_id = await make('/api/seo-dashboard/sites', { site_url: 'https://site.example/' });
    const webhook_id = await make('/api/webhooks', { url: 'https://hook.example/', event_types: ['audit.completed'] });
    const attempt = newAttempt({ campaign_id, lead_id, user_id: user, sender_id });
    const slots = { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: null };
    await whole.store.attempts.insert(attempt, slots);
    await whole.store.inboxThreads.noteReply(newReply({ user_id: user, campaign_id, lead_id, attempt_id: attempt.id }));
    const thread_id = lead_id;
    const names = {
      campaign_id,
      lead_id,
      thread_id,
      template_id,
      sender_id,
      site_id,
      webhook_id,
      attempt_id: attempt.id,
    };
    const claim = { user_id: user, email: 'editor@blog.example', attempt_id: attempt.id };
    return { ...names, token: whole.tokens.sign(claim) };
  }

  /** What was kept of a request that was taken; null where nothing is. */
  async function readAgain({ operationId }: StringField, { user, token, names }: Caller, reply: Reply) {
    const id = (reply.json as { id?: string } | undefined)?.id ?? '';
    const path = READ_AGAIN[operationId]?.(id, names);
    if (path !== undefined) return textsIn((await send(path, token)).json);
    const operation = await whole.store.operations.find(user, id);
    if (!operation) return null;
    const { body_key } = operation.input as { body_key?: string };
    const kept = body_key === undefined ? null : await whole.store.artifacts.get(user, body_key);
    return textsIn([operation.input, operation.site, kept]);
  }

  function isNamed({ place, name, media }: StringField, reply: Reply): boolean {
    const detail = (reply.json as { detail?: unknown } | undefined)?.detail;
    if (!Array.isArray(detail)) return reply.status !== 422;
    return detail.some(
      ({ loc }: { loc: unknown[] }) => loc[0] === place && (loc.includes(name) || media === 'text/csv' || name === ''),
    );
  }

  /** The errors of one request. */
  async function judge(field: StringField, value: string, as: Caller): Promise<string[]> {
    const sent = hostileRequest(field, value, as.names, { count: as.count, picture: image });
    const reply = await client.send({ ...sent, headers: { ...sent.headers, authorization: as.token } });
    const reported = `${reply.status} ${reply.text.slice(0, 200)}`;
    if (reply.status >= 500 || reply.status === 429 || reply.status === 402) return [reported];
    if (reply.status >= 400)
      return field.place === 'path' || isNamed(field, reply) ? [] : [`the field is not named: ${reported}`];
    // Sealed, and never shown again.
    const isSecret = field.name === 'password' || field.pointer[0] === 'access';
    const isKept = field.place === 'body' && !KEEP_NOTHING.has(field.operationId) && !isSecret;
    const { failed = [] } = (reply.json ?? {}) as { failed?: unknown[] };
    // Blank texts may be kept as none.
    if (!isKept || value.trim() === '' || failed.length > 0) return [];
    const kept = await readAgain(field, as, reply);
    if (kept === null || kept.some((text) => isSame(value, text, field.name))) return [];
    return [`changed: ${reported} kept ${JSON.stringify(kept).slice(0, 400)}`];
  }

  /** One after another, since they write to the same things. Starts of work count, a hundred a user. */
  async function judgeOperation(fields: readonly StringField[], seen: Seen): Promise<void> {
    const [first] = fields;
    if (!first) return;
    const user = `${first.place}-${first.operationId}`;
    const isSeeded = IS_SEEDED.test(`${first.path} ${first.operationId}`);
    let as = await newCaller(user, isSeeded);
    for (const [index, field] of fields.entries()) {
      if (!isSeeded) as = await newCaller(`${user}-${index}`, false);
      const place = `${field.operationId} ${field.media} ${field.place} ${field.pointer.join('.')}`;
      for (const [what, value] of HOSTILE_VALUES) {
        // An empty part of a path makes it another path.
        if (value === '' && field.place === 'path') continue;
        if (as.count % STARTS === 0) await whole.freePlaces(as.user);
        for (const error of await judge(field, value, as)) seen.faults.push(`${place} ← ${what}: ${error}`);
        seen.requests += 1;
        as.count += 1;
      }
    }
  }

  async function newCaller(user: string, isSeeded: boolean): Promise<Caller> {
    const token = await whole.token(user);
    return { user, token, names: isSeeded ? await seed(user, token) : {}, count: 0 };
  }

  async function judgeAll(place: StringField['place']): Promise<Seen> {
    const groups = new Map<string, StringField[]>();
    for (const field of STRING_FIELDS.filter((one) => one.place === place))
      groups.set(field.operationId, [...(groups.get(field.operationId) ?? []), field]);
    const waiting = [...groups.values()].sort((one, other) => one.length - other.length);
    const seen: Seen = { requests: 0, faults: [] };
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await judgeOperation(next, seen);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return seen;
  }

  it('holds at least sixty values', () => {
    expect(new Set(HOSTILE_VALUES.map(([, value]) => value)).size).to.be.at.least(60);
    expect(OPERATIONS.length).to.be.at.least(160);
  });

  for (const place of ['path', 'query', 'body'] as const) {
    it(`never fails on one in the ${place}, and changes none unasked`, async function () {
      this.timeout(900_000);
      const { requests, faults: errors } = await judgeAll(place);
      expect(errors).to.deep.equal([]);
      expect(requests).to.be.greaterThan(1_000);
    });
  }
});
