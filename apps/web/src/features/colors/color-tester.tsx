import { Button } from '@/ui/button.tsx'
import { useCopy } from '@/ui/page/use-copy.ts'
import { shareableUrl } from './brand-scheme.ts'
import { ColorFields } from './color-fields.tsx'
import { ColorPreview } from './color-preview.tsx'
import { useColors } from './use-colors.ts'

/** Tries brand colours on the product itself. Nothing is kept: an address carries them to others. */
export const ColorTester = () => {
  const { colors, change, reset } = useColors()
  const copy = useCopy('Shareable URL copied to clipboard!')
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <section aria-label="Colors" className="card p-5 md:p-6">
        <ColorFields colors={colors} onChange={change} />
        <div className="mt-6 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => void copy(shareableUrl(window.location.origin, colors))}>
            Copy Shareable URL
          </Button>
          <Button onClick={reset}>Reset to Defaults</Button>
        </div>
      </section>
      <ColorPreview />
    </div>
  )
}
