import { expect } from 'chai';
import { type Destination, MoveSection, type MoveSectionProps } from '../../../../web/app/workspaces/move-section.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const TEAM: Destination = { id: 'ws_b', name: 'Nordlicht <Agency>', kind: 'shared', senders: [] };
const OWN: Destination = { id: 'sam', name: 'Personal', kind: 'personal', senders: [] };
const render = (props: MoveSectionProps): string => renderPart(MoveSection, props);
const CALL = 'POST /api/move';

describe('[U] the way to another workspace', () => {
  it('offers the workspaces that there are, and leads to the operation', () => {
    const html = render({ kind: 'site', call: CALL, destinations: [OWN, TEAM] });
    expect(html).to.contain(`data-api="${CALL}"`).and.contain('data-then="/app/operations/{id}"');
    expect(html).to.contain('<option value="sam">Your personal workspace</option>');
    expect(readText(html)).to.contain('Nordlicht <Agency>').and.contain('Move site').and.not.contain('Sender of');
  });

  it('asks for the sender of follow-ups where there are any', () => {
    const senders = [{ id: 'a'.repeat(24), email: 'ana@press.example' }];
    const html = render({ kind: 'campaign', call: CALL, destinations: [OWN, { ...TEAM, senders }] });
    expect(html).to.contain(`<option value="${'a'.repeat(24)}">ana@press.example</option>`);
    expect(readText(html)).to.contain('The mailbox with the same email address').and.contain('Move campaign');
  });

  it('says what to do when there is no other workspace', () => {
    const html = render({ kind: 'site', call: CALL, destinations: [] });
    expect(readText(html)).to.contain('You are not an owner or admin of another workspace. Create a workspace');
    expect(html).to.not.contain('<form');
  });
});
