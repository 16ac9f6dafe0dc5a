const EMOJIS = ['🎉', '🐸', '🪷', '✨', '🥳', '🎊', '💚', '🌿']

/** How many there are, and how each of them floats. Source: specification part 1, section 9. */
const COUNT = 30
const MAX_DELAY_SECONDS = 0.5
const MIN_DURATION_SECONDS = 2
const MAX_DURATION_SECONDS = 3.5

export type FloatingEmoji = {
  emoji: string
  /** Where it rises: per cent of the width, from the left. */
  left: number
  delaySeconds: number
  durationSeconds: number
  /** How far it drifts aside on its way, in pixels. */
  driftPixels: number
}

export const floatingEmojis = (random: () => number): FloatingEmoji[] =>
  Array.from({ length: COUNT }, (_, index) => ({
    emoji: EMOJIS[index % EMOJIS.length] ?? '🎉',
    left: random() * 96,
    delaySeconds: random() * MAX_DELAY_SECONDS,
    durationSeconds: MIN_DURATION_SECONDS + random() * (MAX_DURATION_SECONDS - MIN_DURATION_SECONDS),
    driftPixels: (random() - 0.5) * 120,
  }))
