import { expect } from 'chai';
import { MAX_ALT_CHARS } from '../../domain/pages/alt-text/alt-request.js';
import { ALT_PARTS } from '../../domain/pages/alt-text/score-alt.js';
import {
  DESCRIPTION_TONES,
  LEAST_DESCRIPTIONS,
  MOST_DESCRIPTIONS,
} from '../../domain/pages/descriptions/description-request.js';
import { SCORE_PARTS } from '../../domain/pages/descriptions/score-description.js';
import { ALL_PLATFORMS } from '../../domain/pages/opengraph/platforms/all-platforms.js';
import { PLATFORM_IDS } from '../../domain/pages/opengraph/platforms/platform.js';
import { SEARCH_INTENTS } from '../../domain/search/search-intent.js';
import { COLOR_NAMES } from '../../domain/seo/artifacts/image-facts.js';
import { plainContract } from '../support/contract.js';

interface Schema {
  enum?: string[];
  properties: Record<string, Schema>;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}

const { schemas }: { schemas: Record<string, Schema> } = plainContract().components;
const field = (name: string, property: string): Schema | undefined => schemas[name]?.properties[property];

describe('[U] words of the writing tools', () => {
  it('are the same in the domain and in the contract', () => {
    expect(field('MetaDescriptionRequest', 'tone')?.enum).to.deep.equal([...DESCRIPTION_TONES]);
    expect(field('MetaDescriptionRequest', 'search_intent')?.enum).to.deep.equal([...SEARCH_INTENTS]);
    expect(schemas['SharePlatform']?.enum).to.deep.equal([...PLATFORM_IDS]);
    expect(field('MetaDescription', 'score_parts')?.required).to.deep.equal(Object.keys(SCORE_PARTS));
    expect(field('ImageAltText', 'score_parts')?.required).to.deep.equal(Object.keys(ALT_PARTS));
  });

  it('have the same bounds', () => {
    expect(field('MetaDescriptions', 'descriptions')).to.include({
      minItems: LEAST_DESCRIPTIONS,
      maxItems: MOST_DESCRIPTIONS,
    });
    expect(field('ImageAltText', 'alt_text')?.maxLength).to.equal(MAX_ALT_CHARS);
    expect(new Set(COLOR_NAMES).size).to.equal(13);
  });

  it('tell of every platform what it asks for, with its source', () => {
    expect(Object.keys(ALL_PLATFORMS)).to.deep.equal([...PLATFORM_IDS]);
    for (const { id, image, text_reference } of Object.values(ALL_PLATFORMS)) {
      expect(image.recommended.width / image.recommended.height, id).to.be.closeTo(
        image.ratio,
        image.ratio * image.ratio_tolerance,
      );
      expect(image.min.width, id).to.be.at.most(image.recommended.width);
      expect(
        [image.reference, text_reference].every((url) => url.startsWith('https://')),
        id,
      ).to.equal(true);
    }
  });
});
