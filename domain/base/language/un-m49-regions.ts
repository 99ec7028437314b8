/**
 * Areas larger than a country that a language tag may name (BCP 47 section 2.2.4, UN M.49): "es-419" is Spanish for Latin
 * America and the Caribbean.
 */
export const UN_M49_REGIONS: ReadonlySet<string> = new Set(
  '001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 150 151 154 155 202 419'.split(
    ' ',
  ),
);
