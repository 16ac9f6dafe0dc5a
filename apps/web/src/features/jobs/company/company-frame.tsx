import type { ReactNode } from 'react'

type CompanyFrameProps = { head: ReactNode; boards: ReactNode; children: ReactNode }

/** The layout of an employer's page: boards beside the jobs where there is room, above them on a phone. */
export const CompanyFrame = ({ head, boards, children }: CompanyFrameProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
    <div className="lg:col-span-2">{head}</div>
    <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-start-2 lg:row-start-2">
      {boards}
    </div>
    <div className="lg:col-start-1 lg:row-start-2">{children}</div>
  </div>
)
