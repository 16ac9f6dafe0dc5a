import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** More than any resume has. */
const MAX_PAGES = 30

async function readText(task: PDFDocumentLoadingTask): Promise<string> {
  const pdf = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  return pages.join('\n')
}

/** The text of a PDF, read in a worker of its own, which ends when the signal comes. Nothing of it is drawn or run. */
export async function readPdf(data: Uint8Array, signal: AbortSignal): Promise<string> {
  const task = getDocument({
    data,
    disableFontFace: true,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    verbosity: 0,
  })
  const end = () => void task.destroy()
  signal.addEventListener('abort', end)
  try {
    return await readText(task)
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}
