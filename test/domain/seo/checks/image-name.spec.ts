import { expect } from 'chai';
import { imageName } from '../../../../domain/seo/checks/image-name.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] image name', () => {
  it('is the src as written, or says that there is none', () => {
    const { html } = pageFrom('<body><img src="../a.png" alt=""><img alt=""></body>');
    expect(html?.images.map(imageName)).to.deep.equal(['../a.png', 'img without src']);
  });
});
