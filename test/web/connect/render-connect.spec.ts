import { expect } from 'chai';
import { CONNECT_SCRIPT } from '../../../web/connect/connect-script.js';
import { renderConnect } from '../../../web/connect/render-connect.js';
import { UNSUBSCRIBE_STYLE } from '../../../web/unsubscribe/unsubscribe-style.js';
import { readText } from '../../support/browser/render-part.js';

const name = 'Google Analytics';
type Access = 'lasting' | 'kept' | 'short' | null;
const connected = (properties: number | null, access: Access = null) =>
  renderConnect({ state: 'connected', platform: 'analytics', name, properties, access });
const unfinished = (account: string) =>
  renderConnect({
    state: 'unfinished',
    platform: 'analytics',
    name,
    account,
    sign_in: '/auth/login?return_to=%2Fx',
    complete_path: '/api/integrations/analytics/complete',
  });
const refused = (reason: string) =>
  renderConnect({ state: 'refused', name, title: 'Access was not given', reason, next_step: 'Close this window.' });
const bodyOf = (html: string) => readText(html.slice(html.indexOf('<body>'), html.indexOf('<script>')));

describe('[U] page after connecting', () => {
  it('says how much may be read', () => {
    const rest = 'Close this window if it was opened for this, or continue to your connections';
    expect(bodyOf(connected(2))).to.equal(`${name} is connected The account may read 2 properties. ${rest}`);
    expect(bodyOf(connected(1))).to.contain('may read one property.');
    expect(bodyOf(connected(0))).to.contain('no verified site there yet.');
    expect(bodyOf(connected(null))).to.contain('will be listed soon.');
    expect(connected(1)).to.contain(`<title>${name} is connected</title>`);
  });

  it('says how long the access lasts where that is not for good', () => {
    expect(bodyOf(connected(2, 'kept'))).to.contain('gave no new lasting access, so the one from before is kept.');
    expect(bodyOf(connected(2, 'short'))).to.contain('gave access for a short time only');
    expect(bodyOf(connected(2, 'lasting'))).to.equal(bodyOf(connected(2)));
  });

  it('names the account that it would be connected to, and leads to sign-in', () => {
    const html = unfinished('al<ice');
    expect(bodyOf(html)).to.match(
      /^Finish connecting Google Analytics to account al&lt;ice|^Finish connecting .* al<ice/,
    );
    expect(html).to.contain('<a href="/auth/login?return_to=%2Fx">').and.not.contain('al<ice');
  });

  it('says why it did not come to that, and what to do', () => {
    const onward = 'Close this window if it was opened for this, or continue to your connections';
    expect(bodyOf(refused('You said no.'))).to.equal(`Access was not given You said no. Close this window. ${onward}`);
  });

  for (const [kind, html] of Object.entries({ connected: connected(2), refused: refused('No.') }))
    it(`${kind}: stands by itself, with one style and one script that are ours`, () => {
      expect(html.startsWith('<!doctype html>\n<html lang="en"><head><meta charset="utf-8"/>')).to.equal(true);
      expect(html).to.contain(`<style>${UNSUBSCRIBE_STYLE}</style>`).and.contain(`<script>${CONNECT_SCRIPT}</script>`);
      expect(html.match(/<script/g)).to.have.length(1);
      expect(html.match(/<a [^>]*>/g)).to.deep.equal(['<a href="/app/connections">']);
      expect(html).to.not.match(/<(?:img|iframe|link|object|embed|base|form)\b/i);
      expect(html).to.contain('<meta name="referrer" content="no-referrer"/>');
      expect(html.match(/<h1>/g)).to.have.length(1);
    });

  it('escapes whatever came in the address', () => {
    const html = refused('</p></main><script>alert(1)</script><img src=x onerror=alert(1)>');
    expect(html).to.contain('&lt;script>alert(1)&lt;/script>').and.not.contain('<script>alert');
    expect(html).to.not.contain('<img');
  });
});
