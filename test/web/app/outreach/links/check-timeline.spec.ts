import { expect } from 'chai';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { CheckTimeline } from '../../../../../web/app/outreach/links/check-timeline.js';

describe('[U] CheckTimeline', () => {
  it('says that the first check is under way where there is none', () => {
    expect(renderToString(h(CheckTimeline, { checks: [] }))).to.contain('The first check is under way');
  });
});
