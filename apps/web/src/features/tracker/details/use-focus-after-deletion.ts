import { useEffect, useRef } from 'react'

/** Gives the focus to the button that uploads once the document is deleted: the one that was pressed went with it. */
export const useFocusAfterDeletion = (filename: string | null, isBusy: boolean) => {
  const upload = useRef<HTMLButtonElement>(null)
  const wasThere = useRef(false)
  useEffect(() => {
    if (filename !== null) wasThere.current = true
    // A button that is locked takes no focus.
    if (filename !== null || isBusy || !wasThere.current) return
    wasThere.current = false
    if (document.activeElement === document.body) upload.current?.focus()
  }, [filename, isBusy])
  return upload
}
