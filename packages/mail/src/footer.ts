/** Who writes, and where they can be written to. */
export type Footer = { publicUrl: string; contactAddress: string; postalAddress: string | null }
