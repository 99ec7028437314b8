import { expect } from 'chai';
import { shortStyle } from '../../../../../web/report/short/style/short-style.js';
import { projectFiles, readProjectFile } from '../../../../support/project-files.js';

const STYLE = shortStyle({ brand: null, footer: 'Linkwright · shop.example' });

describe('[U] style of the short report', () => {
  it('asks no one for anything and cannot leave its element', () => {
    expect(STYLE).to.not.match(/url\(|@import|@font-face|expression|</i);
  });

  it('names only colors that it defines', () => {
    for (const [, name] of STYLE.matchAll(/var\(--([a-z-]+)/g))
      if (name !== 'tone') expect(STYLE, name).to.match(new RegExp(`--${name}: #`));
  });

  it('has a rule for every class that the pages use', () => {
    const texts = projectFiles('web/report/short', '.tsx').map(readProjectFile);
    const classes = texts.flatMap((text) =>
      [...text.matchAll(/class="([^"{]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    expect(classes).to.include('cover').and.include('cause');
    for (const name of new Set(classes)) expect(STYLE, name).to.match(new RegExp(`\\.${name}\\b`));
  });

  it('has a footer on all pages but the cover', () => {
    expect(STYLE).to.contain('@bottom-left { content: "Linkwright\\000020\\0000b7\\000020shop\\00002eexample"; ');
    expect(STYLE).to.contain(
      '@page cover { margin: 0; @bottom-left { content: none; } @bottom-right { content: none; } }',
    );
  });
});
