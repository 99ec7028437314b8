import { type HeldSink, startHeldSink } from './mail/held-sink.js';
import { noonZone } from './noon-zone.js';
import { startPlatform, type TestPlatform } from './platform.js';

export const OUTREACH = '/api/v1/backlink-outreach';

export interface AttemptBody {
  id: string;
  status: string;
  reason: string | null;
  recipient_email: string;
}

export type SendAnswer = Awaited<ReturnType<TestPlatform['call']>> & { body: Record<string, unknown> };

export interface SendingPlatform {
  platform: TestPlatform;
  sink: HeldSink;
  campaignId: string;
  senderId: string;
  /** Stores leads of the campaign through the API; returns their ids in order. */
  addLeads(emails: readonly string[]): Promise<string[]>;
  send(leadId: string, subject?: string, headers?: Record<string, string>): Promise<SendAnswer>;
  attempts(): Promise<AttemptBody[]>;
  stop(): Promise<void>;
}

export interface SendingOptions {
  env?: Record<string, string>;
  apiDatabase?: (uri: string) => Promise<string>;
  /** host:port of other mail servers of the test's own. */
  mailHosts?: readonly string[];
  /** Over the ones of a sender without pace. */
  sender?: Record<string, unknown>;
}

/** Campaign, sender and leads of alice over the whole product, whose mail goes to a sink that can be stopped at any moment. */
export async function startSendingPlatform(options: SendingOptions = {}): Promise<SendingPlatform> {
  const sink = await startHeldSink();
  const platform = await startPlatform({
    allow: [],
    ...(options.apiDatabase ? { apiDatabase: options.apiDatabase } : {}),
    env: {
      WORKER_QUEUES: 'orchestration,mail',
      ALLOWED_MAIL_HOSTS: [sink.host, ...(options.mailHosts ?? [])].join(','),
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
      REPLY_POLL_MINUTES: '0',
      OUTREACH_TIME_ZONE: noonZone(),
      OUTREACH_USER_DAILY_LIMIT: '100000',
      OUTREACH_DOMAIN_DAILY_LIMIT: '100000',
      ...options.env,
    },
  });
  const stop = async (): Promise<void> => {
    sink.release();
    await platform.stop();
    await sink.close();
  };
  try {
    const { id: senderId } = await create(platform, '/senders', { ...senderBody(sink), ...options.sender });
    const { id: campaignId } = await create(platform, '/campaigns', { name: 'Drill', keywords: ['bees'] });
    return { platform, sink, campaignId, senderId, ...helpers(platform, campaignId), stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

function senderBody({ port }: HeldSink) {
  return {
    email: 'ana@press.example',
    name: 'Ana Lind',
    organization: 'Press Ltd',
    postal_address: '1 High Street, Springfield',
    smtp: { host: '127.0.0.1', port, secure: false },
    daily_limit: 2_000,
    hourly_limit: 2_000,
    min_interval_seconds: 0,
    warm_up: false,
    sending_window: null,
    is_default: true,
  };
}

async function create(platform: TestPlatform, path: string, body: object): Promise<{ id: string }> {
  const answer = await platform.call<{ id: string }>(`${OUTREACH}${path}`, { body });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

function helpers(platform: TestPlatform, campaignId: string) {
  const campaign = `${OUTREACH}/campaigns/${campaignId}`;
  return {
    async addLeads(emails: readonly string[]): Promise<string[]> {
      const body = emails.map((contact_email, index) => ({
        website_url: `https://site-${contact_email.replace('@', '-at-')}`,
        contact_email,
        website_title: `Site ${index}`,
      }));
      const added = await platform.call(`${campaign}/leads/bulk`, { body });
      if (added.status !== 200) throw new Error(JSON.stringify(added.body));
      const leads = await platform.call<{ id: string; contact_email: string }[]>(`${campaign}/leads?limit=1000`);
      return emails.map((email) => leads.body.find((lead) => lead.contact_email === email)?.id ?? '');
    },
    send: (lead_id: string, subject = 'An idea for you', headers: Record<string, string> = {}) =>
      platform.call<Record<string, unknown>>(`${OUTREACH}/outreach/send`, {
        body: { campaign_id: campaignId, lead_id, subject, body: 'Hello, would you like an article about bees?' },
        headers,
      }),
    attempts: async (): Promise<AttemptBody[]> =>
      (await platform.call<AttemptBody[]>(`${campaign}/attempts?limit=1000`)).body,
  };
}
