import { useNewVersion } from './use-new-version.ts'
import { useOfflineCopy } from './use-offline-copy.ts'
import { useSendUnsent } from './use-send-unsent.ts'

/** Keeps what can be read without a connection, sends what was changed without one, and tells an old tab so. */
export default function KeepUp() {
  useOfflineCopy()
  useSendUnsent()
  if (!useNewVersion()) return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 flex justify-center max-md:bottom-20 print:hidden"
    >
      <p className="pointer-events-auto flex min-h-12 items-center gap-3 rounded-full bg-ink py-1 pr-2 pl-5 text-sm text-surface shadow-float">
        A new version is ready:
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-9 rounded-full px-3 font-bold underline underline-offset-2 hover:bg-[color-mix(in_oklab,var(--surface)_15%,transparent)] touch:min-h-11"
        >
          reload
        </button>
      </p>
    </div>
  )
}
