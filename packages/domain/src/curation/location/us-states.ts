/** The US states, the District of Columbia and the territories, by ISO 3166-2 code without `US-`. */
const packed = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas
|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi
|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York
|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island
|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington
|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands
|PR Puerto Rico|VI U.S. Virgin Islands`

export const US_STATES: ReadonlyMap<string, string> = new Map(
  packed.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3).trim()] as const),
)

export const STATE_CODES: readonly string[] = [...US_STATES.keys()]

/** First three digits of postal codes, for states whose code is also a country's: `DE 14469` cannot be Delaware. */
export const ZIP_PREFIXES: Readonly<Record<string, readonly [number, number]>> = {
  AL: [350, 369],
  AR: [716, 729],
  AZ: [850, 865],
  CA: [900, 961],
  CO: [800, 816],
  DE: [197, 199],
  GA: [300, 319],
  ID: [832, 838],
  IL: [600, 629],
  IN: [460, 479],
  KY: [400, 427],
  LA: [700, 714],
  MA: [10, 27],
  MD: [206, 219],
  ME: [39, 49],
  MN: [550, 567],
  MO: [630, 658],
  MS: [386, 397],
  MT: [590, 599],
  NC: [270, 289],
  NE: [680, 693],
  PA: [150, 196],
  SC: [290, 299],
  SD: [570, 577],
  TN: [370, 385],
  VA: [201, 246],
}

/** Older short names of states: 'Ark.', 'Calif.'; names that are also words or people's are missing. */
export const STATE_ABBREVIATIONS: Readonly<Record<string, string>> = {
  ariz: 'AZ',
  ark: 'AR',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  fla: 'FL',
  mich: 'MI',
  minn: 'MN',
  nebr: 'NE',
  okla: 'OK',
  tenn: 'TN',
  tex: 'TX',
  wisc: 'WI',
}

/** Words for the whole US. */
export const US_AT_LARGE = [
  'continental us',
  'contiguous us',
  'continental united states',
  'contiguous united states',
  'lower 48',
  'contiguous states',
  'us nationwide',
  'nationwide',
  'us wide',
  'anywhere in the us',
  'anywhere in the usa',
  'anywhere in the united states',
  'any us location',
  'all us locations',
  'us remote locations',
]

/** Regions of the US: they count as US-wide unless states stand beside them, 'Southwest (TX, OK)'. */
export const US_REGIONS = [
  'west coast',
  'east coast',
  'gulf coast',
  'western states',
  'eastern states',
  'western us',
  'eastern us',
  'midwest',
  'pacific northwest',
  'new england',
  'mid atlantic',
  'southeast',
  'northeast',
  'southwest',
  'tri state area',
  'southeast us',
  'northeast us',
  'southwest us',
  'northwest us',
  'central us',
]
