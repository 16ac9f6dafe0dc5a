const linkClass =
  'inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-text underline underline-offset-2 touch:min-h-11'

/** The secret addresses under which feed readers follow a search: RSS, and the same as JSON. */
export const FeedLinks = ({ url }: { url: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 text-sm">
    Follow in a feed reader:
    <a href={url} target="_blank" rel="noopener" className={linkClass}>
      RSS
    </a>
    <a href={url.replace(/\.xml$/, '.json')} target="_blank" rel="noopener" className={linkClass}>
      JSON
    </a>
    <span className="text-xs">Anyone with this link can see these results.</span>
  </p>
)
