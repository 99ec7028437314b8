import { expect } from 'chai';
import { IMAGE_IMPROVEMENTS } from '../../../../domain/seo/improvements/image-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const propose = (name: string, body: string) =>
  proposeFrom(
    IMAGE_IMPROVEMENTS,
    name,
    factSources([pageFrom(htmlPage(body), { url: 'https://site.example/', depth: 0 })]),
  );
const images = (...files: [src: string, alt: string][]) =>
  files.map(([src, alt]) => `<img src="${src}" alt="${alt}">`).join('');

describe('[U] image improvements', () => {
  it('ask for names of files that say what they show', () => {
    const cameras = images(
      ['/IMG_2041.jpg', 'a'],
      ['/DSC0001.JPG', 'b'],
      ['/3.webp?v=2', 'c'],
      ['/red-boots.jpg', 'd'],
    );
    expect(propose('image-names', cameras)?.sample).to.equal(
      '3 of 4 image files have no name that says what they show, such as "IMG_2041.jpg"',
    );
    expect(propose('image-names', images(['/IMG_1.jpg', 'a'], ['/team.jpg', 'b'], ['/data.png', 'c']))).to.equal(null);
  });

  it('ask for more than one word in alternative texts', () => {
    const short = images(
      ['/a.jpg', 'Team'],
      ['/b.jpg', 'Büro'],
      ['/c.jpg', 'Treppe'],
      ['/d.jpg', 'Two people in a hall'],
    );
    expect(propose('alt-detail', short)?.sample).to.equal('3 of 4 alternative texts are one word, such as "Team"');
    expect(propose('alt-detail', images(['/a.jpg', 'Team'], ['/b.jpg', 'Büro']))).to.equal(null);
    // Signs without spaces between words.
    expect(
      propose('alt-detail', images(['/a.jpg', '東京の店'], ['/b.jpg', '店長と客'], ['/c.jpg', '夜の通り'])),
    ).to.equal(null);
  });

  it('ask for markup of an embedded video', () => {
    const video = '<iframe src="https://player.vimeo.com/video/1" title="Tour"></iframe>';
    expect(propose('video-markup', video)?.sample).to.equal(
      'https://player.vimeo.com/video/1, no VideoObject in structured data',
    );
    expect(propose('video-markup', '<iframe src="https://forms.example/x" title="Form"></iframe>')).to.equal(null);
  });
});
