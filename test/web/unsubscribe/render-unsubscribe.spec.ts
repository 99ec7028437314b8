import { expect } from 'chai';
import { renderUnsubscribe } from '../../../web/unsubscribe/render-unsubscribe.js';
import { UNSUBSCRIBE_STYLE } from '../../../web/unsubscribe/unsubscribe-style.js';
import { readText } from '../../support/browser/render-part.js';

const asked = renderUnsubscribe({ state: 'asked', email: 'ana@blog.example' });
const done = renderUnsubscribe({ state: 'done', email: 'ana@blog.example' });
const unknown = renderUnsubscribe({ state: 'unknown' });

describe('[U] unsubscribe page', () => {
  it('asks with one button, whose form says what RFC 8058 wants said', () => {
    expect(readText(asked.slice(asked.indexOf('<body>')))).to.equal(
      'Unsubscribe ana@blog.example will get no more mail from this sender. Unsubscribe',
    );
    expect(asked).to.contain('<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"/>');
    expect(asked.match(/<button /g)).to.have.length(1);
  });

  it('says when it is done, and then asks nothing more', () => {
    expect(done).to.contain('<title>You are unsubscribed</title>').and.contain('<strong>ana@blog.example</strong>');
    expect(done).to.not.match(/<form|<button/);
  });

  it('says of an unknown link that nothing was changed', () => {
    expect(readText(unknown)).to.contain('This link is not complete Nothing was changed.');
    expect(unknown).to.not.match(/<form|<button/);
  });

  for (const [name, html] of Object.entries({ asked, done, unknown })) {
    it(`${name}: stands by itself, with one style and no script`, () => {
      expect(html.startsWith('<!doctype html>\n<html lang="en"><head><meta charset="utf-8"/>')).to.equal(true);
      expect(html).to.contain(`<style>${UNSUBSCRIBE_STYLE}</style>`);
      expect(html).to.not.match(/<(?:script|img|iframe|link|object|embed|base|a)\b/i);
      expect(html).to.not.match(/ (?:style|src|href|action|on\w+)=/i);
      expect(html).to.contain('<meta name="robots" content="noindex, nofollow"/>');
      expect(html.match(/<h1>/g)).to.have.length(1);
      expect(html.match(/<main>/g)).to.have.length(1);
    });
  }

  it('escapes the address', () => {
    const html = renderUnsubscribe({ state: 'asked', email: '<script>x</script>&@blog.example' });
    expect(html).to.contain('&lt;script>x&lt;/script>&amp;@blog.example').and.not.contain('<script');
  });
});
