import { expect } from 'chai';
import { REPORT_STYLE } from '../../../../web/report/style/report-style.js';
import { projectFiles, readProjectFile } from '../../../support/project-files.js';

describe('[U] style of the report', () => {
  it('asks no one for anything and cannot leave its element', () => {
    expect(REPORT_STYLE).to.not.match(/url\(|@import|@font-face|expression|</i);
  });

  it('is light on paper, whatever the screen is', () => {
    const at = (media: string) => REPORT_STYLE.indexOf(media);
    expect(at('@media print { :root { color-scheme: light')).to.be.greaterThan(at('(prefers-color-scheme: dark)'));
  });

  it('uses colors of the palette alone', () => {
    const rules = REPORT_STYLE.slice(REPORT_STYLE.indexOf('*, *::before'));
    const own = rules.match(/#[0-9a-f]{3,8}\b(?! ?[,{])/gi) ?? [];
    expect(own.filter((color) => color !== '#fff')).to.deep.equal([]);
    for (const [, name] of rules.matchAll(/var\(--([a-z-]+)/g))
      if (name !== 'tone' && name !== 'tint') expect(REPORT_STYLE).to.contain(`--${name}: #`);
  });

  it('has a rule for every class that the page uses', () => {
    const isFull = (path: string) => !path.startsWith('web/report/short/');
    const files = projectFiles('web/report', '.tsx').filter(isFull).map(readProjectFile);
    const classes = files.flatMap((text) =>
      [...text.matchAll(/class="([^"{]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const silent = new Set(['table', 'group', 'section']);
    for (const name of new Set(classes)) if (!silent.has(name)) expect(REPORT_STYLE).to.contain(`.${name}`);
  });
});
