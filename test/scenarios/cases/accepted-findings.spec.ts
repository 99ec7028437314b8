import { expect } from 'chai';
import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';
import { judgeStoredSite } from '../../support/judge-stored-site.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';

const PATH = '/api/seo/acceptances';
const LONG = 'The very long name of a page that was agreed on with the lawyers of all parties and must stay as it is';

interface Shown {
  id: string;
  accepted_by: string;
  accepted_from: { findings: number } | null;
  last_audit: { audit_id: string; findings: number; returned: number } | null;
}

describe('[I] accepted findings, from the request over judging to every export', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  let count = 0;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'premium');
  });
  after(() => running.stop());

  const call = (method: string, path: string, body?: unknown) =>
    running.api.call(method, path, { headers: alice, ...(body === undefined ? {} : { body }) });

  async function audit(pages: PageArtifact[]): Promise<CompleteAudit> {
    count += 1;
    const id = count.toString(16).padStart(24, '0');
    await judgeStoredSite(running.store, id, pages);
    return (await call('GET', `/api/seo/audits/${id}`)).json as CompleteAudit;
  }

  async function accept(body: object): Promise<Shown> {
    const answer = await call('POST', PATH, { reason: 'As agreed', accepted_by: 'Content team', ...body });
    expect(answer.status, answer.text).to.equal(201);
    return answer.json as Shown;
  }

  const page = (url: string, title: string, body = '') =>
    pageFrom(htmlPage(`<h1>${title}</h1>${body}`).replace(/<title>.*?<\/title>/, `<title>${title}</title>`), { url });
  const issueOf = (result: CompleteAudit, id: string) =>
    Object.values(result.components)
      .flatMap(({ issues }) => issues)
      .find(({ check_id }) => check_id === id);
  const report = (result: CompleteAudit, query: string) =>
    call('GET', `/api/seo/audits/${result.audit_id}/report?${query}`);

  it('leave score, issues and exports, stay visible as accepted, and return when they change', async () => {
    const site = 'https://one.example';
    const pages = (title: string) => [page(`${site}/`, 'Lamps for all rooms'), page(`${site}/terms`, title)];
    const before = await audit(pages(LONG));
    expect(issueOf(before, 'title/long')?.affected_count).to.equal(1);
    const accepted = await accept({ site_url: site, check: 'title/long', url: `${site}/terms` });
    expect(accepted).to.deep.include({ accepted_by: 'Content team', last_audit: null });
    expect(accepted.accepted_from?.findings).to.equal(1);

    const after = await audit(pages(LONG));
    expect(issueOf(after, 'title/long')).to.equal(undefined);
    expect(after.component_scores.on_page_seo).to.be.greaterThan(before.component_scores.on_page_seo ?? 100);
    expect(after.recommendations.flatMap(({ check_ids: ids }) => ids)).to.not.include('title/long');
    expect(after.accepted.findings).to.equal(1);
    expect(after.accepted.acceptances[0]).to.include({
      id: accepted.id,
      reason: 'As agreed',
      findings: 1,
      returned: 0,
    });
    expect(after.accepted.issues.map(({ check_id }) => check_id)).to.deep.equal(['title/long']);
    expect(after.previous?.fixed_issues.map(({ check_id }) => check_id)).to.not.include('title/long');

    const plain = await report(after, 'format=csv');
    expect(plain.text).to.not.contain('title/long');
    const only = await report(after, 'format=csv&accepted=only');
    const [head, ...lines] = only.text.trim().split('\r\n');
    expect(head).to.match(/,acceptance_id,accepted_by,accepted_at,accepted_reason$/);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.contain('title/long').and.contain(`${accepted.id},Content team,`).and.contain('As agreed');
    const both = (await report(after, 'format=json&accepted=include')).json as {
      findings: { check_id: string; accepted_by: string | null }[];
    };
    expect(
      both.findings.filter(({ accepted_by }) => accepted_by === 'Content team').map(({ check_id }) => check_id),
    ).to.deep.equal(['title/long']);
    const sarif = (await report(after, 'format=sarif')).json as {
      runs: { results: { ruleId: string; suppressions: { status: string; justification: string }[] }[] }[];
    };
    const results = sarif.runs[0]?.results ?? [];
    expect(results.every(({ suppressions }) => Array.isArray(suppressions))).to.equal(true);
    const suppressed = results.filter(({ suppressions }) => suppressions.length > 0);
    expect(suppressed.map(({ ruleId }) => ruleId)).to.deep.equal(['title/long']);
    expect(suppressed[0]?.suppressions[0]).to.include({ status: 'accepted', justification: 'As agreed' });
    const junit = await report(after, 'format=junit');
    expect(junit.text).to.match(/name="title\/long"[^>]*><skipped message="Accepted: [^"]+ \(1\)"/);
    expect((await report(after, 'format=html')).text).to.contain('As agreed');

    const changed = await audit(pages(`${LONG}, and longer by half a line than before`));
    expect(issueOf(changed, 'title/long')?.affected_count).to.equal(1);
    expect(changed.accepted).to.deep.include({ findings: 0, issues: [] });
    expect(changed.accepted.acceptances[0]).to.include({ findings: 0, returned: 1 });
    const shown = (await call('GET', `${PATH}/${accepted.id}`)).json as Shown;
    expect(shown.last_audit).to.deep.equal({ audit_id: changed.audit_id, findings: 0, returned: 1 });

    expect((await call('DELETE', `${PATH}/${accepted.id}`)).status).to.equal(204);
    expect(issueOf(await audit(pages(LONG)), 'title/long')?.affected_count).to.equal(1);
  });

  it('given before the first audit, hold for what that finds', async () => {
    const site = 'https://two.example';
    const accepted = await accept({ site_url: site, check: '*', url: `${site}/terms` });
    expect(accepted.accepted_from).to.equal(null);
    const first = await audit([page(`${site}/`, 'Lamps for all rooms'), page(`${site}/terms`, LONG)]);
    expect(issueOf(first, 'title/long')).to.equal(undefined);
    const { accepted_from } = (await call('GET', `${PATH}/${accepted.id}`)).json as Shown;
    expect(accepted_from?.findings).to.equal(first.accepted.findings);
    const second = await audit([page(`${site}/`, 'Lamps for all rooms'), page(`${site}/terms`, 'Terms of our lamps')]);
    expect(issueOf(second, 'title/long')).to.equal(undefined);
  });

  it('of pages that are meant to stay out of the index no longer cap the score', async () => {
    const site = 'https://three.example';
    const out = '<meta name="robots" content="noindex">';
    const paths = Array.from({ length: 6 }, (_, at) => `/members/${at}`);
    const links = paths.map((path) => `<a href="${path}">${path}</a>`).join('');
    const hidden = paths.map((path, at) => {
      const html = htmlPage(`<h1>Offer ${at}</h1>`).replace('</head>', `${out}</head>`);
      return pageFrom(html, { url: `${site}${path}` });
    });
    const pages = [page(`${site}/`, 'Lamps for all rooms', links), ...hidden];
    const before = await audit(pages);
    expect(before.score_gates.map(({ id }) => id)).to.include('not_indexable');
    await accept({ site_url: site, check: 'index/*', url_pattern: '/members/*' });
    await accept({ site_url: site, check: 'index/*' });
    const after = await audit(pages);
    expect(after.score_gates.map(({ id }) => id)).to.not.include('not_indexable');
    expect(after.overall_score).to.be.greaterThan(before.overall_score ?? 100);
  });

  it('are never listed with formats that show them by themselves', async () => {
    const answer = await call('GET', `/api/seo/audits/${'0'.repeat(23)}1/report?format=sarif&accepted=only`);
    expect(answer.status).to.equal(422);
    expect(answer.text).to.contain('accepted goes with the formats csv and json');
  });
});
