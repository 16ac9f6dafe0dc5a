import { type ReactNode, useId } from 'react'

export const DetailsSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-bold text-base">
        {title}
      </h3>
      {children}
    </section>
  )
}
