/** The part of Chrome's interface for extensions that is used here. */
declare namespace chrome {
  type Tab = { id?: number; url?: string; title?: string }
  const tabs: {
    query(filter: { active: true; currentWindow: true }): Promise<Tab[]>
    create(options: { url: string }): Promise<Tab>
  }
  const runtime: { openOptionsPage(): Promise<void> }
  const storage: {
    local: {
      get(name: string): Promise<Record<string, unknown>>
      set(values: Record<string, unknown>): Promise<void>
    }
  }
}
