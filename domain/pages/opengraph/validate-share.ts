import { countChars, shorten } from '../../base/text/text-form.js';
import { writeText } from '../../base/text/write-text.js';
import type { ImageRules, SharePlatform } from './platforms/platform.js';
import type { ShareImage, SharePage } from './share-page.js';

export interface ShareCheck {
  rule:
    | 'title_present'
    | 'title_length'
    | 'description_present'
    | 'description_length'
    | 'url_present'
    | 'url_https'
    | 'image_present'
    | 'image_reachable'
    | 'image_https'
    | 'image_format'
    | 'image_minimum'
    | 'image_recommended'
    | 'image_ratio'
    | 'image_bytes'
    | 'image_alt';
  status: 'passed' | 'warning' | 'error' | 'not_checked';
  observed: string;
  expected: string;
  reference: string;
}

type Judged = Omit<ShareCheck, 'rule' | 'reference'>;

const OGP = 'https://ogp.me/#metadata';
const passed = (isSound: boolean, worse: 'warning' | 'error'): ShareCheck['status'] => (isSound ? 'passed' : worse);

/** Everything that a platform's documentation asks of what is shared, judged one by one; sound ones are listed as well. */
export function validateShare(page: SharePage, image: ShareImage | null, platform: SharePlatform): ShareCheck[] {
  const text = (rule: ShareCheck['rule'], judged: Judged): ShareCheck => ({
    rule,
    ...judged,
    reference: platform.text_reference,
  });
  return [
    text('title_present', present(page.title?.value, 'a title', 'error')),
    ...(page.title ? [text('title_length', length(page.title.value, platform.title_chars))] : []),
    text('description_present', present(page.description?.value, 'a description', 'warning')),
    ...(page.description
      ? [text('description_length', length(page.description.value, platform.description_chars))]
      : []),
    { rule: 'url_present', ...present(page.url?.value, 'an absolute address', 'warning'), reference: OGP },
    ...(page.url ? [{ rule: 'url_https' as const, ...https(page.url.value), reference: OGP }] : []),
    { rule: 'image_present', ...present(image?.url, 'an image', 'error'), reference: platform.image.reference },
    ...(image ? judgeImage(page, image, platform) : []),
  ];
}

function present(value: string | undefined, expected: string, worse: 'warning' | 'error'): Judged {
  return {
    status: passed(value !== undefined, worse),
    observed: value === undefined ? 'none' : shorten(value, 80),
    expected,
  };
}

function length(text: string, most: number): Judged {
  const chars = countChars(text);
  return {
    status: passed(chars <= most, 'warning'),
    observed: writeText`${chars} characters`,
    expected: writeText`at most ${most}`,
  };
}

function https(url: string): Judged {
  const scheme = url.slice(0, url.indexOf(':'));
  return { status: passed(scheme === 'https', 'warning'), observed: scheme, expected: 'https' };
}

function judgeImage(page: SharePage, image: ShareImage, { image: rules }: SharePlatform): ShareCheck[] {
  const judged: [ShareCheck['rule'], Judged][] = [
    ['image_reachable', reachable(image)],
    ['image_https', https(image.url)],
    ['image_format', ofFormat(image, rules)],
    ...judgeSize(image, rules),
    ['image_bytes', ofBytes(image, rules)],
    ['image_alt', present(page.image_alt?.value, 'a text for those who do not see it', 'warning')],
  ];
  return judged.map(([rule, result]) => ({ rule, ...result, reference: rules.reference }));
}

function ofFormat(image: ShareImage, { formats }: ImageRules): Judged {
  const expected = formats.join(', ');
  if (image.format === null) return unknown(image, expected);
  return { status: passed(formats.includes(image.format), 'error'), observed: image.format, expected };
}

function ofBytes(image: ShareImage, { max_bytes: most }: ImageRules): Judged {
  const expected = writeText`at most ${most} bytes`;
  if (image.bytes === null) return unknown(image, expected);
  return { status: passed(image.bytes <= most, 'error'), observed: writeText`${image.bytes} bytes`, expected };
}

interface Size {
  width: number;
  height: number;
}

function judgeSize(image: ShareImage, rules: ImageRules): [ShareCheck['rule'], Judged][] {
  const { width, height } = image;
  const least = `at least ${show(rules.min)}`;
  const best = `${show(rules.recommended)} or larger`;
  const shape = `about ${Number(rules.ratio.toFixed(2))}:1`;
  if (!width || !height) {
    return [
      ['image_minimum', unknown(image, least)],
      ['image_recommended', unknown(image, best)],
      ['image_ratio', unknown(image, shape)],
    ];
  }
  const observed = show({ width, height });
  const fits = (wanted: Size) => width >= wanted.width && height >= wanted.height;
  return [
    ['image_minimum', { status: passed(fits(rules.min), 'error'), observed, expected: least }],
    ['image_recommended', { status: passed(fits(rules.recommended), 'warning'), observed, expected: best }],
    ['image_ratio', ratio({ width, height }, rules.ratio, rules.ratio_tolerance, shape)],
  ];
}

function show({ width, height }: Size): string {
  return `${width} × ${height}`;
}

function unknown({ reason }: ShareImage, expected: string): Judged {
  return { status: 'not_checked', observed: reason ?? 'not known', expected };
}

function reachable({ status, reason }: ShareImage): Judged {
  const expected = 'an image that returns 200';
  if (status === 'not_checked') return { status: 'not_checked', observed: reason ?? 'not asked for', expected };
  return { status: passed(status === 'measured', 'error'), observed: reason ?? 'answers', expected };
}

function ratio(size: Size, wanted: number, tolerance: number, expected: string): Judged {
  const found = size.width / size.height;
  const isNear = Math.abs(found - wanted) <= wanted * tolerance;
  return { status: passed(isNear, 'warning'), observed: `${Number(found.toFixed(2))}:1`, expected };
}
