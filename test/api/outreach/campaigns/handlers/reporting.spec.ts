import { expect } from 'chai';
import type { CampaignAnalytics, ReportingSnapshot } from '../../../../../domain/outreach/campaigns/analytics.js';
import { type OutreachApi, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_CAMPAIGN, NO_ID } from '../../../../support/api/outreach-paths.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';

describe('[I] reporting handlers', () => {
  let running: OutreachApi;
  let campaign: string;
  let lead: string;
  before(async () => {
    running = await startOutreachApi();
    campaign = (await running.newCampaign('alice', 'Spring: "guest" posts!')).id;
    const given = {
      website_url: 'https://blog.example/',
      website_title: '=1+1',
      quality_score: 0.5,
      notes: 'a,"b"\nc',
    };
    lead = (await running.newLead(campaign, given)).id;
    const attempt = newAttempt({ campaign_id: campaign, lead_id: lead, subject: '+cmd', body: '@SUM(A1)' });
    await running.store.attempts.insert(attempt, { day: 'd', domain_key: 'blog.example', duplicate_key: null });
  });
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);
  const today = () => new Date().toISOString().slice(0, 10);

  it('count a campaign over every day of the window, zeros included', async () => {
    const answer = await call('GET', `/campaigns/${campaign}/analytics`);
    const analytics = answer.json as CampaignAnalytics;
    expect([answer.status, analytics.days, analytics.daily_send_volume.length]).to.deep.equal([200, 30, 30]);
    expect(analytics).to.include({
      campaign_id: campaign,
      total_leads: 1,
      total_attempts: 1,
      total_sent: 1,
      total_replies: 0,
      total_automatic_replies: 0,
    });
    expect(analytics.leads_by_status).to.deep.equal({
      discovered: 1,
      contacted: 0,
      replied: 0,
      placed: 0,
      bounced: 0,
      unsubscribed: 0,
    });
    expect(analytics.daily_send_volume.reduce((sum, { sent }) => sum + sent, 0)).to.equal(1);
    for (const days of [1, 365]) {
      const { json } = await call('GET', `/campaigns/${campaign}/analytics?days=${days}`);
      expect((json as CampaignAnalytics).daily_send_volume).to.have.length(days);
    }
    for (const days of ['0', '366', '1.5', 'many', '']) {
      expect((await call('GET', `/campaigns/${campaign}/analytics?days=${days}`)).status, days).to.equal(422);
    }
  });

  it('sum up all campaigns of a user, and none of another', async () => {
    const askedMs = Date.now();
    const { status, json } = await call('GET', '/reporting/snapshot');
    const { by_campaign, generated_at, ...totals } = json as ReportingSnapshot;
    expect([status, totals]).to.deep.equal([
      200,
      {
        total_campaigns: 1,
        total_leads: 1,
        total_sends: 1,
        total_replies: 0,
        total_placements: 0,
        total_automatic_replies: 0,
        rates: { overall_response_rate: 0, overall_placement_rate: 0, overall_bounce_rate: 0 },
      },
    ]);
    expect(by_campaign).to.deep.equal([
      { id: campaign, name: 'Spring: "guest" posts!', sends: 1, replies: 0, automatic_replies: 0, placements: 0 },
    ]);
    expect(Date.parse(generated_at)).to.be.within(askedMs, Date.now());
    expect((await call('GET', '/reporting/snapshot', undefined, 'nobody')).json).to.deep.include({
      total_campaigns: 0,
      total_leads: 0,
      by_campaign: [],
    });
  });

  const files: [kind: string, columns: string][] = [
    [
      'leads',
      'id,campaign_id,website_url,website_title,contact_email,quality_score,relevance_score,guest_post_likelihood,source,notes,status,domain,created_at,updated_at,contacted_at',
    ],
    [
      'attempts',
      'id,campaign_id,lead_id,user_id,workspace_id,sender_email,recipient_email,subject,body,status,reason,legal_basis,region,message_id,smtp_response,created_at,sent_at,legal_basis_required',
    ],
    [
      'replies',
      'id,campaign_id,attempt_id,lead_id,from_email,subject,body,quoted_text_removed,classification,confidence,classified_by,matched_by,handled_at,received_at,created_at',
    ],
  ];
  for (const [kind, columns] of files) {
    it(`send ${kind} as a file with a header line, even where there are none`, async () => {
      const empty = (await running.newCampaign()).id;
      const begun = today();
      const { status, headers, text } = await call('GET', `/campaigns/${empty}/export/${kind}`);
      expect([status, headers['content-type']]).to.deep.equal([200, 'text/csv; charset=utf-8']);
      expect(headers['content-disposition']).to.be.oneOf(
        [begun, today()].map((day) => `attachment; filename="${kind}-spring-${day}.csv"`),
      );
      expect(text).to.equal(`${columns}\r\n`);
      const full = await call('GET', `/campaigns/${campaign}/export/${kind}`);
      expect(full.headers['content-disposition']).to.be.oneOf(
        [begun, today()].map((day) => `attachment; filename="${kind}-spring-guest-posts-${day}.csv"`),
      );
      expect(full.text.startsWith(`${columns}\r\n`)).to.equal(true);
    });

    it(`know no campaign but the caller’s for ${kind} and figures`, async () => {
      for (const [named, user] of [
        [campaign, 'bob'],
        [NO_ID, 'alice'],
        ['nonsense', 'alice'],
      ]) {
        for (const end of [`export/${kind}`, 'analytics']) {
          const { status, json } = await call('GET', `/campaigns/${named}/${end}`, undefined, user);
          expect([status, json]).to.deep.equal([404, NO_CAMPAIGN]);
        }
      }
    });
  }

  it('make formulas harmless and keep numbers and records whole (case 86)', async () => {
    const { text } = await call('GET', `/campaigns/${campaign}/export/leads`);
    expect(text.slice(text.indexOf('\r\n') + 2)).to.match(
      new RegExp(
        `^${lead},${campaign},https://blog\\.example/,'=1\\+1,,0\\.5,,,,"a,""b""\\nc",discovered,blog\\.example,`,
      ),
    );
    const attempts = (await call('GET', `/campaigns/${campaign}/export/attempts`)).text;
    expect(attempts).to.contain(",'+cmd,'@SUM(A1),sent,");
    for (const title of ['+cmd', '-2', '@x', '\tlead', '\rlead', ' =1', 'say "hi"\nthere']) {
      const { id } = await running.newCampaign();
      await running.newLead(id, { website_url: 'a.example', website_title: title });
      const [, line = ''] = (await call('GET', `/campaigns/${id}/export/leads`)).text.split('\r\n');
      expect(line, title).to.contain(title.startsWith('say') ? ',"say ""hi""\nthere",' : `'${title}`);
    }
  });

  it('send a thousand leads and lose none', async () => {
    const { id } = await running.newCampaign();
    const leads = Array.from({ length: 1000 }, (_, n) => ({ website_url: `https://h${n}.example/` }));
    await call('POST', `/campaigns/${id}/leads/bulk`, leads);
    const lines = (await call('GET', `/campaigns/${id}/export/leads`)).text.trimEnd().split('\r\n');
    expect(new Set(lines.slice(1).map((line) => line.split(',')[2])).size).to.equal(1000);
  });
});
