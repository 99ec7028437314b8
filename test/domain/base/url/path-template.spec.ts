import { expect } from 'chai';
import { pathTemplate } from '../../../../domain/base/url/path-template.js';

describe('[U] path-template', () => {
  const templates: [path: string, template: string | null][] = [
    ['/shop/12/lamp.html?size=2', '/shop/#/*.html?size'],
    ['/blog/2026/06/post/', '/blog/#/#/*'],
    ['/blog/post', '/blog/*'],
    ['/about', '/*'],
    ['/docs/index.html', '/*'],
    ['/docs/v1.2', '/docs/*'],
    ['/list?b=1&a=2&b=3', '/*?a&b'],
    ['/', null],
    ['/index.php', null],
  ];
  for (const [path, template] of templates) {
    it(`${path}: ${template}`, () =>
      expect(pathTemplate(`https://a.example${path}`)).to.equal(
        template === null ? null : `https://a.example${template}`,
      ));
  }

  it('stands what is no URL', () => expect(pathTemplate('no url')).to.equal(null));
});
