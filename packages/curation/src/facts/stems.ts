/**
 * Stems of four letters that the words of each matter hold: `_` stands for anything but a letter or digit, `#` for a
 * digit. A part without any of them has nothing to say on the matter, which spares its patterns the reading.
 */
const STEMS = {
  degree:
    'degr dipl elor bacc mast phd_ phds _phd ph_d ph__ doct _ged ged_ _bs_ _ba_ _b_s _b_a _bsc _bsn _bsw _ms_ _ma_ _m_s _m_a _msw _msn _msc mba_ _bba _bfa _bse _bsm _bsb _bte _mte b_te m_te b_e_ _md_ _m_d _mph m_ed _edd _ed_ psyd psy_ _jd_ _j_d _dvm h_sc asso lleg _mfa _mls _mli',
  replace: 'quiv bina lieu bsti mpar mens',
  authorization:
    'o_wo auth ligi itiz reen erma onso visa immi _h#b h_#b h_#_ h#_b _h#_ rk_p rk_s ht_t opt_ us_p us_w u_s_ rmit assp egal _gc_ _usc',
  licence:
    'icen rtif cred dors _bar gist _rbt bcba bcab lcsw lmsw lics _lpc _lmf _lmh _cpa _nml _rn_ _lpn _lvn _cna _pe_ _eit mt_b dmit dmis rmit lici lawy arrt rdms _rph _mlt _slp _ccc guar jour dea_ ptsb finr es_# _rrt _rvt _cst cpht _emt cota _otr _pta _rd_ p_e_ _fnp aprn arnp _mt_ _cls bc_b be_b d_el ahpr',
  residence:
    'must esid _liv ased loca _hir remo anyw mmut only xclu xcep ired tate cant ndid om_h mile soil g_as y_in',
  term: 'e_co e_cl mont week thro unti _end runs nshi cour pool year temp fixe imit term ntra djun seas summ dura erim engt erio days emes #_da r_co r_cl r_cr d_da',
  deadline: 'dead clos appl open post _due fili send subm emai nsid sume rial d_da expi',
  start: 'asap hire star begi avai mmed summ mmen from betw date fall spri',
  hours: 'hour _hrs #hrs #_hr _week',
  zone: 'east t_co entr moun acif _et_ _est _edt _ct_ _cst _cdt _mt_ _mst _mdt _pt_ _pst _pdt',
  years: 'year _yr_ _yrs #yr_ #yrs mont #_ex #__e',
  experience: 'xper',
} as const

export type Matter = keyof typeof STEMS

const names = Object.keys(STEMS) as Matter[]
const bitOf = Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<Matter, number>

const LETTERS = new Uint8Array(128)
for (let code = 0; code < 128; code += 1) {
  if (code >= 97 && code <= 122) LETTERS[code] = code - 96
  else if (code >= 65 && code <= 90) LETTERS[code] = code - 64
  else if (code >= 48 && code <= 57) LETTERS[code] = 27
}
const letterOf = (code: number) => (code < 128 ? (LETTERS[code] ?? 0) : 0)

// Five bits a letter: the first three lead to a row, the fourth to its place there. A single table of four letters would
// be 2 MB, which leaves no room for anything else in the caches of a processor.
const ROW_OF = new Uint16Array(1 << 15)
const ROWS = new Uint16Array(1 << 15)
let rows = 0
for (const name of names) {
  for (const stem of STEMS[name].split(' ')) {
    let four = 0
    for (const letter of stem) four = (four << 5) | (letter === '#' ? 27 : letterOf(letter.charCodeAt(0)))
    const three = four >> 5
    if (ROW_OF[three] === 0) {
      rows += 1
      ROW_OF[three] = rows
    }
    const at = ((ROW_OF[three] ?? 0) << 5) | (four & 31)
    ROWS[at] = (ROWS[at] ?? 0) | bitOf[name]
  }
}

/** The matters that a text may speak of, as bits. */
export function mattersIn(text: string): number {
  let found = 0
  let three = 0
  for (let at = 0; at < text.length + 2; at += 1) {
    const letter = at < text.length ? letterOf(text.charCodeAt(at)) : 0
    found |= ROWS[((ROW_OF[three] ?? 0) << 5) | letter] ?? 0
    three = ((three << 5) | letter) & 0x7fff
  }
  return found
}

/** Whether a part may speak of a matter. */
export const maySpeakOf = ({ matters }: { matters: number }, matter: Matter) =>
  (matters & bitOf[matter]) !== 0
