import { Button } from '@/ui/button.tsx'
import { Chip } from '@/ui/chip.tsx'
import { cx } from '@/ui/cx.ts'
import { Mark } from '@/ui/pictures/mark.tsx'

const Shape = ({ name, className }: { name: string; className: string }) => (
  <div className="grid justify-items-center gap-2 text-ink-soft text-xs">
    <span
      aria-hidden="true"
      className={cx('size-12 rounded-md sm:size-14 transition duration-120', className)}
    />
    {name}
  </div>
)

/** Parts of the product in the colours that are being tried: those of text are darkened until they can be read. */
export const ColorPreview = () => (
  <section aria-labelledby="color-preview" className="card overflow-hidden">
    <div className="flex items-center gap-3 rounded-t-md bg-surface-header px-5 py-3.5 ring-1 ring-line ring-inset">
      <Mark size={26} />
      <h2 id="color-preview" className="font-bold">
        Live preview
      </h2>
    </div>
    <div className="grid gap-6 p-5">
      <div className="grid grid-cols-5 justify-items-center gap-2 sm:flex sm:gap-6">
        <Shape
          name="Primary"
          className="bg-primary shadow-[0_8px_24px_2px_var(--primary-box-shadow)] hover:bg-(--primary-hover)"
        />
        <Shape name="Its hover" className="bg-(--primary-hover)" />
        <Shape
          name="Secondary"
          className="bg-secondary shadow-[0_8px_24px_2px_var(--secondary-box-shadow)] hover:bg-(--secondary-hover)"
        />
        <Shape name="Its hover" className="bg-(--secondary-hover)" />
        <Shape name="Header" className="bg-(--header) ring-1 ring-line ring-inset" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary">Let's Go</Button>
        <Button>See all jobs</Button>
        <Chip tone="highlight">Sponsored listing</Chip>
      </div>
      <p className="rounded-md bg-accent-soft p-4 text-sm">
        A quiet panel with <strong className="text-accent-text">words that lead on</strong>, as on every
        screen.
      </p>
    </div>
  </section>
)
