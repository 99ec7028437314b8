import { expect } from 'chai';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] measureTargets', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  const found = async (body: string) => (await page.measure(body)).small_targets;
  const link = (name: string, style = '') =>
    `<a href="/${name}" style="display:inline-block;width:40px;height:16px;${style}">${name}</a>`;

  it('names small targets with another one too near', async () => {
    expect(await found(`<div style="line-height:16px">${link('one')}<br>${link('two')}</div>`)).to.deep.equal([
      { selector: 'body > div > a', text: 'one', width: 40, height: 16 },
      { selector: 'body > div > a', text: 'two', width: 40, height: 16 },
    ]);
  });

  it('accepts room around them, large neighbors far enough, and the same target twice', async () => {
    expect(await found(`${link('one', 'margin:20px')}${link('two', 'margin:20px')}`)).to.deep.equal([]);
    expect(await found(link('one'))).to.deep.equal([]);
    expect(await found(`<div style="line-height:16px">${link('one')}<br>${link('one')}</div>`)).to.deep.equal([]);
    expect(
      await found(
        `<a href="/x"><img src="/a.png" width="90" height="60"></a><a href="/y"><img src="/b.png" width="90" height="60"></a>`,
      ),
    ).to.deep.equal([]);
  });

  it('leaves out links in a sentence, native boxes, what is off and what a closed menu cuts away', async () => {
    const tight = (inner: string) => `<div style="line-height:14px;font-size:10px">${inner}</div>`;
    expect(await found(tight(`<p>Read <a href="/a">this</a> <a href="/b">or that</a> text now.</p>`))).to.deep.equal(
      [],
    );
    expect(
      await found(
        tight(`<input type="checkbox"><input type="radio"><button disabled>a</button><button disabled>b</button>`),
      ),
    ).to.deep.equal([]);
    expect(
      await found(`<div style="height:0;overflow:hidden;line-height:16px">${link('one')}<br>${link('two')}</div>`),
    ).to.deep.equal([]);
  });

  it('minds no neighbor that is under the target', async () => {
    const under = `<div style="position:absolute;top:0;left:0;line-height:16px">${link('under')}</div>`;
    const over = `<div style="position:absolute;top:0;left:0;background:#fff;line-height:16px">${link('over')}</div>`;
    expect(await found(`<div style="position:relative;height:60px">${under}${over}</div>`)).to.deep.equal([]);
  });

  it('judges links in a list of nothing but links', async () => {
    expect(
      await found(`<p style="line-height:14px;font-size:10px"><a href="/a">one</a> | <a href="/b">two</a></p>`),
    ).to.have.length(2);
  });
});
