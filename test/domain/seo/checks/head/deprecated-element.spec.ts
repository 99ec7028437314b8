import { expect } from 'chai';
import { headDeprecatedElement } from '../../../../../domain/seo/checks/head/deprecated-element.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headDeprecatedElement.judge(pageFrom(html, { url }), context());

describe('[U] head/deprecated-element', () => {
  it('fires on elements that HTML has dropped', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><center><font color="red">Sale</font></center></body></html>',
      ),
    ).to.deep.equal([{ url, observed: '<center>; <font>', count: 2, expected: 'elements of the living standard' }]);
  });

  it('leaves elements of today alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><b>Sale</b><i>now</i><s>9</s><small>x</small><u>y</u></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
