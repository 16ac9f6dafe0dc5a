/** @jsxRuntime automatic */
export const FROG_VIEW = '0 0 160 120'

/** The frog on its pad, to stand in an `<svg class="frog">` with the viewBox above; tokens.css has its colours. */
export const FROG = `<path class="water" d="M6 103c10 8 34 13 74 13s64-5 74-13M24 96c-6 1-10 2-13 4m125-4c6 1 10 2 13 4"/>
<path class="pad" d="M80 108c-34 0-56-6-56-14s22-14 56-14 56 6 56 14c0 4-4 7-12 9L92 95l24 11c-10 1.4-22 2-36 2Z"/>
<g class="skin"><path d="M50 92c-10-2-15-10-11-19 4-8 12-9 17-5 4-12 13-19 24-19s20 7 24 19c5-4 13-3 17 5 4 9-1 17-11 19-6 1.5-54 1.5-60 0Z"/><circle cx="64" cy="41" r="12"/><circle cx="96" cy="41" r="12"/><path d="M50 58c0-13 13-21 30-21s30 8 30 21-13 22-30 22-30-9-30-22Z"/></g>
<g fill="white"><circle cx="64" cy="40" r="7.5"/><circle cx="96" cy="40" r="7.5"/></g>
<g fill="#12242b"><circle cx="65.5" cy="40.5" r="3.6"/><circle cx="94.5" cy="40.5" r="3.6"/></g>
<path class="smile" d="M62 61c4 6 11 9 18 9s14-3 18-9"/>
<path class="toes" d="M68 92v-7m6 7v-5m12 5v-5m6 5v-7"/>`

/** Sits on its pad where there is nothing to show. */
export const Frog = ({ size = 132 }: { size?: number }) => (
  <svg
    className="frog"
    viewBox={FROG_VIEW}
    width={size}
    height={(size * 120) / 160}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: FROG }}
  />
)
