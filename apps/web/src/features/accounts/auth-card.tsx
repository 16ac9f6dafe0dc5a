import { Mark } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { Pond } from '@/ui/pictures/pond.tsx'

type AuthCardProps = { title: string; lead: ReactNode; children: ReactNode; foot?: ReactNode }

/** One card on the pond: logging in, and getting back in. It hangs from the top, so that it never jumps. */
export const AuthCard = ({ title, lead, children, foot }: AuthCardProps) => (
  <div className="relative isolate -mb-18 flex flex-1 flex-col items-center overflow-hidden px-4 pt-8 pb-40 md:pt-16">
    <Pond className="absolute inset-x-0 bottom-0 -z-10 h-80" />
    <section className="card w-full max-w-md rounded-lg p-6 shadow-float md:p-8">
      <Mark size={40} />
      <h1 className="mt-4 font-bold text-2xl">{title}</h1>
      <p className="mt-1 mb-6 text-pretty text-ink-soft">{lead}</p>
      {children}
    </section>
    {foot && <p className="mt-5 text-center text-ink-soft">{foot}</p>}
  </div>
)
