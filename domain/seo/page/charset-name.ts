/** Labels that mean the same encoding on the web (WHATWG Encoding, section 4.2), the common ones. */
const ALIASES: Record<string, string> = {
  utf8: 'utf-8',
  'unicode-1-1-utf-8': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  latin1: 'windows-1252',
  l1: 'windows-1252',
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
  cp1252: 'windows-1252',
  'x-cp1252': 'windows-1252',
  latin2: 'iso-8859-2',
  'iso8859-2': 'iso-8859-2',
  'iso8859-15': 'iso-8859-15',
  cp1250: 'windows-1250',
  'x-cp1250': 'windows-1250',
  cp1251: 'windows-1251',
  'x-cp1251': 'windows-1251',
  koi8: 'koi8-r',
  koi8_r: 'koi8-r',
  'iso-8859-9': 'windows-1254',
  latin5: 'windows-1254',
  sjis: 'shift_jis',
  'shift-jis': 'shift_jis',
  'x-sjis': 'shift_jis',
  'windows-31j': 'shift_jis',
  gb2312: 'gbk',
  'x-gbk': 'gbk',
  big5_hkscs: 'big5',
  'big5-hkscs': 'big5',
  ks_c_5601_1987: 'euc-kr',
  'ks_c_5601-1987': 'euc-kr',
  'windows-949': 'euc-kr',
};

/** One name for every label of an encoding, lower case; unknown labels are returned unchanged. */
export function charsetName(label: string): string {
  const name = label.trim().toLowerCase();
  return ALIASES[name] ?? name;
}
