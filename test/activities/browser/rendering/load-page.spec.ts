import { expect } from 'chai';
import { loadPage } from '../../../../activities/browser/rendering/load-page.js';
import { type ConnectedBrowser, connectedBrowser } from '../../../support/browser/connected-browser.js';

const doc = (script: string, body = '<p>Text') =>
  `<!doctype html><html lang="en"><title>Source</title>${body}<script>${script}</script>`;
const PAGES = (canary: string): Record<string, string> => ({
  '/shell': doc(
    'document.title = "Rendered"; document.body.innerHTML = "<h1>All</h1>"; document.body.attachShadow({ mode: "open" }).innerHTML = "<b>shadow</b>"',
  ),
  '/go': doc('location.href = "/shell"'),
  '/late': doc('addEventListener("load", () => setTimeout(() => location.replace("/shell?b")))'),
  '/refresh': `<!doctype html><meta http-equiv="refresh" content="0;url=/shell"><title>Source</title>`,
  '/form': doc('document.forms[0].submit()', '<form action="/shell" method="get"></form>'),
  '/out': doc(`location.href = "${canary}/go"`),
  '/state': doc('history.pushState({}, "", "/elsewhere")'),
  '/reload': doc('location.reload()'),
  '/fetch': doc('fetch("/shell?data").then(() => { document.title = "Fetched" })'),
  '/text': doc('fetch("/drip").then((answer) => answer.text()).then((text) => { document.title = text })'),
  '/poll': doc('fetch("/hang").then(() => 0); document.title = "Polls"'),
  '/lies': doc(
    'Object.defineProperty(Element.prototype, "outerHTML", { get: () => "lies" }); window.getComputedStyle = () => null; XMLSerializer = null; document.title = "Lies"',
  ),
});

describe('[I] loadPage', function () {
  this.timeout(120_000);
  let browser: ConnectedBrowser;
  before(async () => {
    browser = await connectedBrowser(PAGES);
  });
  after(() => browser.close());
  const load = async (path: string, limits: { pageLimitMs?: number; settleLimitMs?: number } = {}) => {
    const { url } = browser.site;
    const options = { agent: 'TestBot/1.0', pageLimitMs: 50_000, settleLimitMs: 30_000, ...limits };
    const page = await loadPage(browser.puppeteer, `${url}${path}`, options);
    const { source, dom, source_url, final_url, script_redirect } = page;
    return {
      ...page,
      source: source && Buffer.from(source.body).toString(),
      type: source?.content_type,
      title: /<title>(.*?)<\/title>/.exec(dom ?? '')?.[1],
      source_url: source_url.replace(url, ''),
      final_url: final_url.replace(url, ''),
      script_redirect: script_redirect?.replace(url, '') ?? null,
    };
  };

  it('gives the source as it was sent and the document as scripts have left it', async () => {
    const page = await load('/shell');
    expect(page).to.deep.include({
      error: null,
      status: 200,
      documents: 1,
      source: PAGES('')['/shell'],
      type: 'text/html; charset=utf-8',
      title: 'Rendered',
      source_url: '/shell',
      final_url: '/shell',
      script_redirect: null,
    });
    expect(page.dom).to.match(/^<!DOCTYPE html><html lang="en">.*<h1>All<\/h1>/s);
    expect(page.dom).not.to.contain('shadow');
    expect(page.layout).to.include({ viewport_width: 980, small_text_share: 0 });
  });

  it('follows redirects by HTTP before the source', async () => {
    expect(await load('/302')).to.include({
      source_url: '/shell',
      documents: 1,
      script_redirect: null,
      title: 'Rendered',
    });
  });

  const LEADING = [
    ['/go', '/shell'],
    ['/late', '/shell?b'],
    ['/form', '/shell?'],
  ] as const;
  for (const [path, target] of LEADING)
    it(`keeps the source of ${path}, whose script leads away`, async () => {
      const page = await load(path);
      expect(page).to.include({ source: PAGES('')[path], documents: 2, title: 'Rendered', final_url: target });
      expect(page).to.include({ source_url: path, script_redirect: target });
    });

  it('tells a refresh from a script, and a state of the page from another document', async () => {
    expect(await load('/refresh')).to.include({ script_redirect: null, documents: 2, final_url: '/shell' });
    expect(await load('/state')).to.include({ script_redirect: null, documents: 1, final_url: '/elsewhere' });
  });

  it('tells where a script leads that the proxy lets no one go', async () => {
    const page = await load('/out');
    expect(page).to.include({ script_redirect: `${browser.canary.url}/go`, final_url: `${browser.canary.url}/go` });
    expect(browser.canary.hits).to.deep.equal([]);
  });

  it('waits for what scripts load, but not for ever', async () => {
    expect(await load('/fetch')).to.include({ title: 'Fetched', error: null });
    expect(await load('/text')).to.include({ title: 'Dripped whole', error: null });
    expect(await load('/poll', { settleLimitMs: 4_000 })).to.include({ title: 'Polls', error: null });
  });

  it('is not deceived by what a page puts in place of the functions it reads with', async () => {
    expect(await load('/lies')).to.include({ title: 'Lies', error: null });
  });

  it('gives up pages that reload for ever, never answer or are no pages', async () => {
    expect(await load('/reload')).to.include({ error: 'The page leads from one document to the next without end' });
    expect(await load('/hang', { pageLimitMs: 1_500 })).to.include({
      error: 'The page did not come to rest in time',
      status: 0,
      source: null,
    });
    expect((await load('/file')).error).to.be.a('string');
    expect(await load('/missing')).to.include({ error: null, status: 404 });
  });
});
