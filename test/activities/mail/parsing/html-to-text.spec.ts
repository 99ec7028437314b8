import { expect } from 'chai';
import { htmlToText } from '../../../../activities/mail/parsing/html-to-text.js';
import { endsSoon } from '../../../support/processor-time.js';

describe('[U] HTML to text', () => {
  it('has the lines that a reader sees', () => {
    expect(htmlToText('<p>Hi&nbsp;Sam,</p><p>yes &amp;\n no.<br>Bye</p><ul><li>one<li>two</ul>')).to.equal(
      'Hi\u00a0Sam,\n\nyes & no.\nBye\n\n- one\n- two',
    );
    expect(htmlToText('<div>a</div><div>b<div>c</div></div>')).to.equal('a\nb\nc');
  });

  it('takes the paragraphs of Word, and those without a margin, for lines', () => {
    expect(
      htmlToText('<p class="MsoNormal">a</p><p class="MsoNormal">b</p><p style="margin:0px">c</p><p>d</p>'),
    ).to.equal('a\nb\nc\n\nd');
  });

  it('leaves out what is not shown', () => {
    expect(htmlToText('<head><title>t</title></head><style>p{}</style><script>x</script>Yes')).to.equal('Yes');
  });

  it('marks quotations, however they are marked', () => {
    expect(htmlToText('Yes<blockquote type="cite">a<blockquote>b</blockquote></blockquote>No')).to.equal(
      'Yes\n> a\n>> b\nNo',
    );
    expect(htmlToText('Yes<div class="yahoo_quoted">a</div>')).to.equal('Yes\n> a');
    expect(htmlToText('Yes<div class="protonmail_quote">a</div>')).to.equal('Yes\n> a');
  });

  it('takes all below the mark of Outlook for quoted', () => {
    expect(htmlToText('Yes<div id="appendonsend"></div><hr><div id="divRplyFwdMsg">From: Sam</div><p>a</p>')).to.equal(
      'Yes\n> From: Sam\n>\n> a',
    );
  });

  it('leaves out signatures, unless there is nothing else', () => {
    expect(htmlToText('Yes<div class="gmail_signature">Ana</div>')).to.equal('Yes');
    expect(htmlToText('<div id="Signature">Yes, go ahead</div>')).to.equal('Yes, go ahead');
  });

  it('ends soon with markup that is nested without end', () => {
    expect(endsSoon(() => htmlToText('<b>'.repeat(200_000)))).to.equal('');
    expect(endsSoon(() => htmlToText('<b>a</b>'.repeat(100_000)))).to.have.length(100_000);
  });
});
