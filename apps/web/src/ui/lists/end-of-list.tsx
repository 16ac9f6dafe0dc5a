import { useEffect, useRef } from 'react'

/** Reports when the end is less than two screens away. Remount it after each growth. */
export function EndOfList({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!mark.current) return
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
    }
    const observer = new IntersectionObserver(watch, { rootMargin: '0px 0px 200% 0px' })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [onNear])
  return <div ref={mark} aria-hidden="true" className="h-px" />
}
