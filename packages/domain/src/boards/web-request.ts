/** The web as board readers see it, and their only way to it; `fetching` implements it with its safeguards. */
export type WebRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** A 304 to this request means that the board is unchanged. An answer identical to the last one is a 304 too. */
  conditional?: boolean
  /** True when this address is the board itself, so 404 and 410 mean `gone`. */
  isBoard?: boolean
}

export type WebResponse = {
  /** 200 to 299, 304 for a conditional request, or 404/410 if the request was not for the board itself. */
  status: number
  url: string
  headers: Record<string, string>
  bytes: Uint8Array
  /** The body, decoded by the charset of the header, BOM or meta element. */
  text(): string
  json(): unknown
}

export type Web = {
  /** Throws ScrapeError unless the answer is usable for a reader. */
  request(request: WebRequest): Promise<WebResponse>
  /** The page's HTML after its scripts ran; absent without a browser. */
  render?(url: string): Promise<WebResponse>
}

/** By request address, from one scrape to the next; the digest is for the many hosts without the other two. */
export type Validators = Record<string, { etag?: string; lastModified?: string; digest?: string }>
