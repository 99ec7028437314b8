import { expect } from 'chai';
import { TemplatesPage } from '../../../../web/app/outreach/templates-page.js';
import { renderPart } from '../../../support/browser/render-part.js';

describe('[U] page of templates', () => {
  const template = {
    id: 't1',
    user_id: 'alice',
    name: 'Opener',
    subject: 'An <idea>',
    body: 'Dear {name}',
    category: null,
    placeholders: ['name'],
    created_at: '2026-06-01T08:00:00.000Z',
    updated_at: '2026-06-01T08:00:00.000Z',
  };

  it('previews a template on a lead where there is a campaign', () => {
    const page = (campaigns: { id: string; name: string }[]) =>
      renderPart(TemplatesPage, { templates: [template], campaigns, next: null });
    const html = page([{ id: 'c1', name: 'Spring <1>' }]);
    expect(html).to.contain('An &lt;idea>').and.to.contain('data-template="t1"').and.to.contain('Spring &lt;1>');
    expect(page([])).not.to.contain('Preview on a lead');
  });

  it('says what it is for before the first template', () => {
    expect(renderPart(TemplatesPage, { templates: [], campaigns: [], next: null })).to.contain('No templates yet');
  });
});
