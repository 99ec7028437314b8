import { expect } from 'chai';
import { listPlaces } from '../../../../web/app/navigation/places.js';

const listed = (is_guest: boolean) =>
  listPlaces({ is_guest }).map(({ title, places }) => [title, places.map(({ href }) => href)]);

describe('[U] places of the sidebar', () => {
  it('are grouped, each once', () => {
    const groups = listed(false);
    expect(groups.map(([title]) => title)).to.deep.equal(['Sites', 'Outreach', 'Workspace']);
    const hrefs = groups.flatMap(([, places]) => places);
    expect(new Set(hrefs).size).to.equal(hrefs.length);
  });

  it('leave out for client guests what they cannot open, and groups without any', () => {
    expect(listed(true)).to.deep.equal([
      ['Sites', ['/app', '/app/audits']],
      ['Workspace', ['/app/workspace', '/app/notifications']],
    ]);
  });
});
