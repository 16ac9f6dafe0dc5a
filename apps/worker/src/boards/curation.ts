import { CURATION_VERSION } from '@lilypad/curation'
import type { Curation } from '@lilypad/db'
import type { Parser } from '@lilypad/parsing'

export const curationBy = ({ curate }: Parser): Curation => ({ version: CURATION_VERSION, curate })
