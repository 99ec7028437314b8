import { expect } from 'chai';
import { imageLegacyFormat } from '../../../../../domain/seo/checks/image/legacy-format.js';
import { context } from '../../../../support/check-context.js';
import { judgeResources, SITE, sampleResource, UNPROVEN, USERS } from '../../../../support/samples/resource-results.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const picture = (format: string, bytes = 60_000) =>
  sampleResource({ bytes, image: { format, width: null, height: null } });

describe('[U] image/legacy-format', () => {
  for (const format of ['jpeg', 'png', 'gif', 'bmp']) {
    it(`fires for ${format} over 50 kB`, () => {
      expect(judgeResources(imageLegacyFormat, [picture(format)])).to.deep.equal([
        { url: `${SITE}/file`, observed: `${format} of 60 kB`, expected: 'AVIF or WebP', ...USERS },
      ]);
    });
  }

  it('leaves modern formats, drawings, small files and what proves nothing alone', () => {
    const resources = [
      ...['webp', 'avif', 'jxl', 'svg', 'ico'].map((format) => picture(format)),
      picture('png', 50_000),
      { ...picture('png'), image: null },
      { ...picture('png'), kinds: ['og_image' as const] },
      ...UNPROVEN.map((unproven) => ({ ...picture('png'), ...unproven })),
    ];
    expect(judgeResources(imageLegacyFormat, resources)).to.deep.equal([]);
  });

  it('a page that offers a modern source beside it is enough', () => {
    const page = pageFrom('<picture><source type="image/webp" srcset="a.webp"><img src="/file"></picture>', {
      url: `${SITE}/`,
    });
    expect(imageLegacyFormat.judge(siteFrom([page], { resources: [picture('png')] }), context())).to.deep.equal([]);
  });
});
