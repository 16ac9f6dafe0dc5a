/**
 * The outside as a board reader sees it. `fetching` implements it behind its guards;
 * readers never reach the web by any other way.
 */
export type WebRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /**
   * True when a 304 to this one request would mean that the whole board is unchanged: stored validators are
   * then sent, and fresh ones kept. An answer that is byte for byte the one of before comes as a 304 too.
   */
  conditional?: boolean
  /** True when this address is the board itself, so that 404 and 410 mean `gone`. */
  isBoard?: boolean
}

export type WebResponse = {
  /** 200 to 299, 304 for a conditional request, or 404/410 where the request was not the board itself. */
  status: number
  /** Where it ended after redirects. */
  url: string
  headers: Record<string, string>
  bytes: Uint8Array
  /** Body decoded by the charset of header, BOM or meta element. */
  text(): string
  /** Body as JSON. Throws ScrapeError `changed` when it is none. */
  json(): unknown
}

export type Web = {
  /** Throws ScrapeError for everything that is not an answer a reader can use. */
  request(request: WebRequest): Promise<WebResponse>
  /** The page's HTML after its scripts ran; absent where no browser is at hand. */
  render?(url: string): Promise<WebResponse>
}

/**
 * What tells an unchanged answer, by request address, kept between scrapes of one board: ETag and
 * Last-Modified, which are sent, and a digest of the body for the many hosts that know neither.
 */
export type Validators = Record<string, { etag?: string; lastModified?: string; digest?: string }>
