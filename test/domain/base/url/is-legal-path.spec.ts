import { expect } from 'chai';
import { isLegalPath } from '../../../../domain/base/url/is-legal-path.js';

describe('[U] is legal path', () => {
  it('knows the pages that the law asks for, with and without ending', () => {
    for (const path of ['/impressum', '/datenschutz.html', '/en/privacy-policy/', '/agb', '/thank-you/'])
      expect(isLegalPath(`https://site.example${path}`), path).to.equal(true);
  });

  it('takes no other page for one', () => {
    for (const path of ['/', '/legal-advice/', '/contact/', '/terms-of-payment-explained'])
      expect(isLegalPath(`https://site.example${path}`), path).to.equal(false);
  });
});
