import { expect } from 'chai';
import { stopSuppressed } from '../../../../api/outreach/sending/stop-suppressed.js';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';

function newLead(id: string, contact_email: string | null): Lead {
  const at = '2026-06-01T08:00:00.000Z';
  return {
    ...keyedLead('blog.example', { contact_email }),
    id,
    campaign_id: 'spring',
    status: 'discovered',
    created_at: at,
    updated_at: at,
    contacted_at: null,
    status_history: [],
    consent: null,
    site_facts: null,
    custom: {},
  };
}

describe('[U] stop of what is suppressed', () => {
  const waiting: Record<string, Record<string, string | null>> = {
    spring: { ana: 'Ana@Blog.example', tagged: 'ana+news@blog.example', bob: 'bob@blog.example', nobody: null },
    autumn: { sub: 'sue@mail.news.example', ana2: 'ana@blog.example' },
  };

  async function stopped(...entries: string[]): Promise<unknown[]> {
    const calls: unknown[] = [];
    const deps = {
      queueItems: {
        waitingLeads: async (user: string) =>
          new Map(user === 'alice' ? Object.entries(waiting).map(([id, leads]) => [id, Object.keys(leads)]) : []),
      },
      leads: {
        findMany: async (_user: string, campaign: string, ids: readonly string[]) =>
          ids.map((id) => newLead(id, waiting[campaign]?.[id] ?? null)),
      },
      stopWork: {
        leads: async (user: string, ids: readonly string[], reason: string) => {
          if (ids.length > 0) calls.push([user, ids, reason]);
        },
      },
    };
    await stopSuppressed(deps, 'alice', entries);
    await stopSuppressed(deps, 'bob', entries);
    return calls;
  }
  const reason = 'recipient_suppressed';

  it('takes back what waits for the address, however it is spelled and tagged, in every campaign', async () => {
    expect(await stopped('ana@blog.example')).to.deep.equal([
      ['alice', ['ana', 'tagged'], reason],
      ['alice', ['ana2'], reason],
    ]);
  });

  it('takes back what waits for a domain and what is below it', async () => {
    expect(await stopped('@news.example')).to.deep.equal([['alice', ['sub'], reason]]);
  });

  it('spares who is near the address only', async () => {
    expect(await stopped('ana+news@blog.example', '@log.example', 'b@blog.example')).to.deep.equal([
      ['alice', ['tagged'], reason],
    ]);
  });
});
