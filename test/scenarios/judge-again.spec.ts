import { expect } from 'chai';
import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import { sitePages } from '../support/crawl-deps.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { htmlPage } from '../support/sites/html-page.js';

const CHECK = 'desc/missing';

describe('[E] an audit that is judged again', function () {
  this.timeout(240_000);
  let platform: TestPlatform;
  let site: LoopbackServer;
  let requests = 0;
  let auditId: string;
  before(async () => {
    const pages = sitePages({ '/': htmlPage('<a href="/a">a</a>'), '/a': htmlPage('<p>a</p>') });
    site = await startHttpServer((request, response) => {
      requests++;
      return pages(request, response);
    });
    // Speed is not what this is about.
    platform = await startPlatform({ allow: [site.host], env: { CHROME_PATH: '/nonexistent/chromium' } });
    const { body } = await platform.call<{ id: string }>('/api/seo/enterprise/complete-audit', {
      body: { website_url: site.url },
      headers: { prefer: 'respond-async' },
    });
    auditId = body.id;
    expect(await platform.waitForEnd(auditId, { timeoutMs: 180_000 })).to.include({ status: 'completed' });
  });
  after(async () => {
    await platform?.stop();
    await site?.close();
  });

  const read = async () => (await platform.call<CompleteAudit>(`/api/seo/audits/${auditId}`)).body;
  const judgeAgain = () =>
    platform.call<{ judged_again: unknown; overall_score: number }>(`/api/seo/audits/${auditId}/judge-again`, {
      body: {},
      headers: { prefer: 'wait=100' },
    });
  const findings = async (accepted: 'exclude' | 'only') => {
    const path = `/api/seo/audits/${auditId}/report?format=json&accepted=${accepted}`;
    const { body } = await platform.call<{ findings: { check_id: string }[] }>(path);
    return body.findings.map(({ check_id }) => check_id);
  };
  const checksOf = ({ components }: CompleteAudit) =>
    Object.values(components).flatMap(({ issues }) => issues.map(({ check_id }) => check_id));

  it('leaves out what was accepted since, in result, exports and lists, and is as it was when that is withdrawn', async () => {
    const before = await read();
    expect(checksOf(before)).to.include(CHECK);
    const accepted = await platform.call<{ id: string }>('/api/seo/acceptances', {
      body: { site_url: site.url, check: CHECK, reason: 'Search engines write them.' },
    });
    expect(accepted.status).to.equal(201);
    const asked = requests;
    const answer = await judgeAgain();
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    const after = await read();
    expect(answer.body).to.deep.include({ judged_again: after.judged_again, overall_score: after.overall_score });
    expect(after.judged_again?.acceptances).to.deep.equal([accepted.body.id]);
    expect(checksOf(after)).to.deep.equal(checksOf(before).filter((id) => id !== CHECK));
    expect(before.components.on_page_seo.deductions.map(({ check_id }) => check_id)).to.include(CHECK);
    expect(after.components.on_page_seo.deductions.map(({ check_id }) => check_id)).to.not.include(CHECK);
    expect(await findings('exclude')).to.not.include(CHECK);
    expect(await findings('only')).to.deep.equal([CHECK, CHECK]);
    const { body: lines } = await platform.call<{ id: string; overall_score: number }[]>('/api/seo/audits');
    expect(lines.map(({ id, overall_score }) => [id, overall_score])).to.deep.equal([[auditId, after.overall_score]]);

    const gone = await platform.call(`/api/seo/acceptances/${accepted.body.id}`, { method: 'DELETE' });
    expect(gone.status).to.equal(204);
    expect((await judgeAgain()).status).to.equal(200);
    const { judged_again, ...withdrawn } = await read();
    expect(judged_again?.acceptances).to.deep.equal([]);
    expect(withdrawn).to.deep.equal(before);
    expect(await findings('exclude')).to.include(CHECK);
    expect(requests).to.equal(asked);
  });
});
