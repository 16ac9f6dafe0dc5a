const MEANING = 'New since your last visit'

/** Hangs in the gap before the title, which stays where it is. A border, since colours of one's own keep no background. */
export const NewDot = () => (
  <span
    role="img"
    aria-label={MEANING}
    title={MEANING}
    className="float-left mt-2.25 mr-1 -ml-2.5 size-1.5 rounded-full border-3 border-accent-text md:mt-2.75"
  />
)
