/**
 * The web as a board reader sees it. `fetching` implements it with its safeguards; readers use no other way to the web.
 */
export type WebRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /**
   * True when a 304 to this one request means that the whole board is unchanged: stored validators are then sent, and
   * new ones stored. An answer identical to the previous one is reported as a 304 too.
   */
  conditional?: boolean
  /** True when this address is the board itself, so 404 and 410 mean `gone`. */
  isBoard?: boolean
}

export type WebResponse = {
  /** 200 to 299, 304 for a conditional request, or 404/410 if the request was not for the board itself. */
  status: number
  /** The address after redirects. */
  url: string
  headers: Record<string, string>
  bytes: Uint8Array
  /** The body, decoded by the charset of the header, BOM or meta element. */
  text(): string
  /** The body as JSON. Throws ScrapeError `changed` for invalid JSON. */
  json(): unknown
}

export type Web = {
  /** Throws ScrapeError unless the answer is usable for a reader. */
  request(request: WebRequest): Promise<WebResponse>
  /** The page's HTML after its scripts ran; absent without a browser. */
  render?(url: string): Promise<WebResponse>
}

/**
 * Detects unchanged answers, by request address, from one scrape of a board to the next: ETag and Last-Modified, which
 * are sent, and a digest of the body for the many hosts that support neither.
 */
export type Validators = Record<string, { etag?: string; lastModified?: string; digest?: string }>
