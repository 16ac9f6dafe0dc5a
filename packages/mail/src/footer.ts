export type Footer = { publicUrl: string; contactAddress: string; postalAddress: string | null }
