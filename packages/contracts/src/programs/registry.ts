import { jobPrograms } from './job-programs.ts'
import { pagePrograms } from './page-programs.ts'
import type { Program } from './program.ts'
import { searchPrograms } from './search-programs.ts'
import { trackerPrograms } from './tracker-programs.ts'

export const programs = {
  ...jobPrograms,
  ...searchPrograms,
  ...trackerPrograms,
  ...pagePrograms,
} satisfies Record<string, Program>

export type Programs = typeof programs
export type ProgramName = keyof Programs
