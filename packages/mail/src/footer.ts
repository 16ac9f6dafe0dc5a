/** Who sends the e-mail, and how to contact them. */
export type Footer = { publicUrl: string; contactAddress: string; postalAddress: string | null }
