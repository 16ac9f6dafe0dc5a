import { FROG, FROG_VIEW } from '@lilypad/look/frog'

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
