import { a11yButtonName } from './a11y/button-name.js';
import { a11yContrast } from './a11y/contrast.js';
import { a11yFormLabel } from './a11y/form-label.js';
import { a11yIframeTitle } from './a11y/iframe-title.js';
import { a11yLandmarkMain } from './a11y/landmark-main.js';
import type { Check } from './check.js';
import { descDuplicate } from './desc/duplicate.js';
import { descLong } from './desc/long.js';
import { descMissing } from './desc/missing.js';
import { descMultiple } from './desc/multiple.js';
import { descOutsideHead } from './desc/outside-head.js';
import { descPixelWide } from './desc/pixel-wide.js';
import { descSameAsTitle } from './desc/same-as-title.js';
import { descShort } from './desc/short.js';
import { h1AltOnly } from './h1/alt-only.js';
import { h1Duplicate } from './h1/duplicate.js';
import { h1Empty } from './h1/empty.js';
import { h1Long } from './h1/long.js';
import { h1Missing } from './h1/missing.js';
import { h1Multiple } from './h1/multiple.js';
import { h2Missing } from './h2/missing.js';
import { headAmpBad } from './head/amp-bad.js';
import { headBaseMisuse } from './head/base-misuse.js';
import { headCharsetLate } from './head/charset-late.js';
import { headDeprecatedElement } from './head/deprecated-element.js';
import { headDoctypeMissing } from './head/doctype-missing.js';
import { headDomDeep } from './head/dom-deep.js';
import { headDomLarge } from './head/dom-large.js';
import { headDuplicateId } from './head/duplicate-id.js';
import { headFaviconMissing } from './head/favicon-missing.js';
import { headFlashOrPlugin } from './head/flash-or-plugin.js';
import { headFrame } from './head/frame.js';
import { headInvalidElement } from './head/invalid-element.js';
import { headMissing } from './head/missing.js';
import { headMultiple } from './head/multiple.js';
import { headViewportMissing } from './head/viewport-missing.js';
import { headViewportMultiple } from './head/viewport-multiple.js';
import { headViewportNoZoom } from './head/viewport-no-zoom.js';
import { headingEmpty } from './heading/empty.js';
import { headingFirstNotH1 } from './heading/first-not-h1.js';
import { headingSkip } from './heading/skip.js';
import { IMAGE_CHECKS } from './image-checks.js';
import { mobileContentWide } from './mobile/content-wide.js';
import { mobileFontSmall } from './mobile/font-small.js';
import { mobileInterstitial } from './mobile/interstitial.js';
import { mobileTapTargets } from './mobile/tap-targets.js';
import { ogDescriptionMissing } from './og/description-missing.js';
import { ogImageBroken } from './og/image-broken.js';
import { ogImageMissing } from './og/image-missing.js';
import { ogImageRelative } from './og/image-relative.js';
import { ogImageSmall } from './og/image-small.js';
import { ogTitleMissing } from './og/title-missing.js';
import { ogTypeUrlMissing } from './og/type-url-missing.js';
import { schemaBadValue } from './schema/bad-value.js';
import { schemaBreadcrumbGap } from './schema/breadcrumb-gap.js';
import { schemaCoverageOutlier } from './schema/coverage-outlier.js';
import { schemaDeprecatedRichResult } from './schema/deprecated-rich-result.js';
import { schemaEmptyBlock } from './schema/empty-block.js';
import { schemaJsonInvalid } from './schema/json-invalid.js';
import { schemaMissingRecommended } from './schema/missing-recommended.js';
import { schemaMissingRequired } from './schema/missing-required.js';
import { schemaNoContext } from './schema/no-context.js';
import { schemaNoneOnSite } from './schema/none-on-site.js';
import { schemaOnNoindex } from './schema/on-noindex.js';
import { schemaOnlyAfterRender } from './schema/only-after-render.js';
import { schemaRatingScope } from './schema/rating-scope.js';
import { schemaUnknownProperty } from './schema/unknown-property.js';
import { schemaUnknownType } from './schema/unknown-type.js';
import { schemaUrlMismatch } from './schema/url-mismatch.js';
import { titleDuplicate } from './title/duplicate.js';
import { titleKeywordMissing } from './title/keyword-missing.js';
import { titleLong } from './title/long.js';
import { titleMissing } from './title/missing.js';
import { titleMultiple } from './title/multiple.js';
import { titleOutsideHead } from './title/outside-head.js';
import { titlePixelWide } from './title/pixel-wide.js';
import { titlePlaceholder } from './title/placeholder.js';
import { titleRawRenderedDiffer } from './title/raw-rendered-differ.js';
import { titleSameAsH1 } from './title/same-as-h1.js';
import { titleShort } from './title/short.js';
import { titleTemplateOutlier } from './title/template-outlier.js';
import { titleUntranslated } from './title/untranslated.js';
import { twitterCardInvalid } from './twitter/card-invalid.js';
import { twitterCardMissing } from './twitter/card-missing.js';
import { videoNoSchema } from './video/no-schema.js';

/** Checks of a page's content: head, headings, images, accessible names, social and structured markup. */
export const ON_PAGE_CHECKS: readonly Check[] = [
  titleMissing,
  titleMultiple,
  titleShort,
  titleLong,
  titlePixelWide,
  titleDuplicate,
  titleOutsideHead,
  titleSameAsH1,
  titlePlaceholder,
  titleTemplateOutlier,
  titleKeywordMissing,
  titleUntranslated,
  descMissing,
  descMultiple,
  descShort,
  descLong,
  descPixelWide,
  descDuplicate,
  descOutsideHead,
  descSameAsTitle,
  h1Missing,
  h1Multiple,
  h1Empty,
  h1Long,
  h1Duplicate,
  h1AltOnly,
  headingSkip,
  headingFirstNotH1,
  headingEmpty,
  h2Missing,
  headMissing,
  headMultiple,
  headInvalidElement,
  headBaseMisuse,
  headCharsetLate,
  headViewportMissing,
  headViewportMultiple,
  headViewportNoZoom,
  headDoctypeMissing,
  headFaviconMissing,
  headDeprecatedElement,
  headFlashOrPlugin,
  headFrame,
  headDuplicateId,
  headDomLarge,
  headDomDeep,
  headAmpBad,
  ...IMAGE_CHECKS,
  a11yFormLabel,
  a11yButtonName,
  a11yLandmarkMain,
  a11yIframeTitle,
  ogTitleMissing,
  ogDescriptionMissing,
  ogImageMissing,
  ogImageRelative,
  ogImageBroken,
  ogImageSmall,
  ogTypeUrlMissing,
  twitterCardMissing,
  twitterCardInvalid,
  schemaJsonInvalid,
  schemaEmptyBlock,
  schemaNoContext,
  schemaBreadcrumbGap,
  schemaNoneOnSite,
  schemaOnNoindex,
  schemaUnknownType,
  schemaUnknownProperty,
  schemaMissingRequired,
  schemaMissingRecommended,
  schemaBadValue,
  schemaRatingScope,
  schemaDeprecatedRichResult,
  schemaUrlMismatch,
  schemaCoverageOutlier,
  videoNoSchema,
  titleRawRenderedDiffer,
  a11yContrast,
  schemaOnlyAfterRender,
  mobileTapTargets,
  mobileFontSmall,
  mobileContentWide,
  mobileInterstitial,
];
