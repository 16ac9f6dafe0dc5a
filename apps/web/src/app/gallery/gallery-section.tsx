import type { ReactNode } from 'react'

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="card grid content-start gap-4 p-5">
    <h2 className="font-bold text-lg">{title}</h2>
    {children}
  </section>
)
