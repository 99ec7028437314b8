import { expect } from 'chai';
import { findVerificationTokens } from '../../../domain/ownership/find-verification-tokens.js';

const tag = (content: string) => `<meta name="linkwright-verification" content="${content}">`;

describe('[U] findVerificationTokens', () => {
  it('reads tags of the head in every spelling', () => {
    const spellings = [
      tag('abc'),
      "<META content='abc' NAME='Linkwright-Verification' />",
      '<meta name=linkwright-verification content=abc>',
    ];
    for (const meta of spellings)
      expect(findVerificationTokens(`<html><head><title>x</title>${meta}</head><body></body>`), meta).to.deep.equal([
        'abc',
      ]);
    expect(findVerificationTokens(`<head>${tag('one')}${tag('two')}`)).to.deep.equal(['one', 'two']);
  });

  it('reads none of what visitors or scripts may have written', () => {
    for (const html of [
      `<head></head><body>${tag('abc')}</body>`,
      `<body>${tag('abc')}`,
      `<head><!-- ${tag('abc')} --></head>`,
      `<head><script>var a = '${tag('abc')}'</script></head>`,
      `<head><title>${tag('abc')}</title></head>`,
      `<head><noscript>${tag('abc')}</noscript></head>`,
      `<head><meta name="description" content="abc"></head>`,
      `<head><meta name="linkwright-verification"></head>`,
    ])
      expect(findVerificationTokens(html), html).to.deep.equal([]);
  });
});
