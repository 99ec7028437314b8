import { expect } from 'chai';
import { headViewportNoZoom } from '../../../../../domain/seo/checks/head/viewport-no-zoom.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headViewportNoZoom.judge(pageFrom(html, { url }), context());

describe('[U] head/viewport-no-zoom', () => {
  it('fires on user-scalable=no', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width, user-scalable=no"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '"width=device-width, user-scalable=no"',
        count: 1,
        expected: 'zoom to at least 200%',
        where: 'meta[name=viewport]',
      },
    ]);
  });

  it('fires on user-scalable=0 after a semicolon', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width; User-Scalable = 0"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '"width=device-width; User-Scalable = 0"',
        count: 1,
        expected: 'zoom to at least 200%',
        where: 'meta[name=viewport]',
      },
    ]);
  });

  it('fires on a maximum scale below 2', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="maximum-scale=1.9"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '"maximum-scale=1.9"',
        count: 1,
        expected: 'zoom to at least 200%',
        where: 'meta[name=viewport]',
      },
    ]);
  });

  it('leaves a maximum scale of 2 alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width, maximum-scale=2.0, user-scalable=yes"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a viewport without limits alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
