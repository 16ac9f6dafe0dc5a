/** The part of Chrome's interface for extensions that is used here. */
declare namespace chrome {
  type Tab = { id?: number; url?: string; title?: string }
  const tabs: {
    query(filter: { active: true; currentWindow: true }): Promise<Tab[]>
    create(options: { url: string }): Promise<Tab>
  }
  const runtime: { openOptionsPage(): Promise<void> }
}
