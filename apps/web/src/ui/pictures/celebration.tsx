import { Frog } from '@lilypad/ui'
import { type CSSProperties, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const SHOWN_MS = 3_000

const EMOJIS = ['🎉', '🐸', '🪷', '✨', '🥳', '🎊', '💚', '🌿']

/** How many there are, and how each of them floats. Source: specification part 1, section 9. */
const COUNT = 30
const MAX_DELAY_SECONDS = 0.5
const MIN_DURATION_SECONDS = 2
const MAX_DURATION_SECONDS = 3.5

type FloatingEmoji = {
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

const toStyle = ({ left, delaySeconds, durationSeconds, driftPixels }: FloatingEmoji): CSSProperties => ({
  left: `${left}%`,
  animationDelay: `${delaySeconds}s`,
  animationDuration: `${durationSeconds}s`,
  ['--drift' as string]: `${driftPixels}px`,
})

function Emojis() {
  const [emojis] = useState(() => floatingEmojis(Math.random))
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden motion-reduce:hidden">
      {emojis.map((emoji, index) => (
        <span
          key={index}
          style={toStyle(emoji)}
          className="absolute -bottom-12 animate-[float-up_3s_ease-in_both] text-3xl"
        >
          {emoji.emoji}
        </span>
      ))}
    </div>
  )
}

/** Celebrates for three seconds over the page, lets presses through, and then asks to be removed. */
export function Celebration({ onEnd }: { onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onEnd])
  return createPortal(
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center">
      <Emojis />
      <div
        role="status"
        className="grid animate-[appear_220ms_var(--ease-out)] justify-items-center gap-2 rounded-lg bg-surface-raised px-10 py-8 shadow-float"
      >
        <Frog size={112} />
        <p className="font-extrabold text-2xl">Congratulations!</p>
      </div>
    </div>,
    document.body,
  )
}
