import { expect } from 'chai';
import { headFrame } from '../../../../../domain/seo/checks/head/frame.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headFrame.judge(pageFrom(html, { url }), context());

describe('[U] head/frame', () => {
  it('fires on a frameset', () => {
    expect(
      judge(
        '<!DOCTYPE html><html><head><title>T</title></head><frameset cols="*,*"><frame src="a.html"><frame src="b.html"></frameset></html>',
      ),
    ).to.deep.equal([
      { url, observed: 'frame elements: 3', expected: 'no frame or frameset', where: 'frameset, frame', count: 3 },
    ]);
  });

  it('leaves an iframe alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><iframe src="/a" title="Map"></iframe></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
