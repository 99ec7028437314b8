import { expect } from 'chai';
import type { Operation } from '../../../../domain/operations/operations.js';
import { OperationName } from '../../../../web/app/operations/operation-name.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const shown = (operation: Pick<Operation, 'type' | 'site'>) => readText(renderPart(OperationName, { operation }));

describe('[U] name of an operation', () => {
  it('says what it is for, with the host in lower case', () => {
    expect(shown({ type: 'quick_audit', site: 'tea-shop.example' })).to.match(/^Quick audit for ?tea-shop\.example$/);
    expect(shown({ type: 'quick_audit', site: '<b>' })).to.contain('<b>');
  });

  it('leaves out what names no site', () => {
    expect(shown({ type: 'page_batch', site: '' })).to.equal('Page batch analysis');
    expect(shown({ type: 'poll_replies', site: 'replies of campaign 1' })).to.equal('Reply check');
  });
});
