import { countChars, shorten } from '../text/text-form.js';
import type { Platform } from './platforms/platform.js';
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
export function validateShare(page: SharePage, image: ShareImage | null, platform: Platform): ShareCheck[] {
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
    { rule: 'image_present', ...present(image?.url, 'a picture', 'error'), reference: platform.image.reference },
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
  return { status: passed(chars <= most, 'warning'), observed: `${chars} characters`, expected: `at most ${most}` };
}

function https(url: string): Judged {
  const scheme = url.slice(0, url.indexOf(':'));
  return { status: passed(scheme === 'https', 'warning'), observed: scheme, expected: 'https' };
}

function judgeImage(page: SharePage, image: ShareImage, { image: rules }: Platform): ShareCheck[] {
  const { reference } = rules;
  const { width, height, format, bytes } = image;
  const size = width && height ? { width, height } : null;
  const unknown = { status: 'not_checked' as const, observed: image.reason ?? 'not known' };
  const show = (wanted: { width: number; height: number }) => `${wanted.width} × ${wanted.height}`;
  const fits = (wanted: { width: number; height: number }) =>
    size !== null && size.width >= wanted.width && size.height >= wanted.height;
  const ofSize = (expected: string, judge: (known: { width: number; height: number }) => Judged): Judged =>
    size === null ? { ...unknown, expected } : judge(size);
  const minimum = `at least ${show(rules.min)}`;
  const best = `${show(rules.recommended)} or larger`;
  const wanted = `about ${Number(rules.ratio.toFixed(2))}:1`;
  const judged: [ShareCheck['rule'], Judged][] = [
    ['image_reachable', reachable(image)],
    ['image_https', https(image.url)],
    [
      'image_format',
      format === null
        ? { ...unknown, expected: rules.formats.join(', ') }
        : {
            status: passed(rules.formats.includes(format), 'error'),
            observed: format,
            expected: rules.formats.join(', '),
          },
    ],
    [
      'image_minimum',
      ofSize(minimum, (known) => ({
        status: passed(fits(rules.min), 'error'),
        observed: show(known),
        expected: minimum,
      })),
    ],
    [
      'image_recommended',
      ofSize(best, (known) => ({
        status: passed(fits(rules.recommended), 'warning'),
        observed: show(known),
        expected: best,
      })),
    ],
    ['image_ratio', ofSize(wanted, (known) => ratio(known, rules.ratio, rules.ratio_tolerance, wanted))],
    [
      'image_bytes',
      bytes === null
        ? { ...unknown, expected: `at most ${rules.max_bytes} bytes` }
        : {
            status: passed(bytes <= rules.max_bytes, 'error'),
            observed: `${bytes} bytes`,
            expected: `at most ${rules.max_bytes} bytes`,
          },
    ],
    ['image_alt', present(page.image_alt?.value, 'a text for those who do not see it', 'warning')],
  ];
  return judged.map(([rule, result]) => ({ rule, ...result, reference }));
}

function reachable({ status, reason }: ShareImage): Judged {
  const expected = 'a picture that answers 200';
  if (status === 'not_checked') return { status: 'not_checked', observed: reason ?? 'not asked for', expected };
  return { status: passed(status === 'measured', 'error'), observed: reason ?? 'answers', expected };
}

function ratio(size: { width: number; height: number }, wanted: number, tolerance: number, expected: string): Judged {
  const found = size.width / size.height;
  const isNear = Math.abs(found - wanted) <= wanted * tolerance;
  return { status: passed(isNear, 'warning'), observed: `${Number(found.toFixed(2))}:1`, expected };
}
