import { allTags, pageOf } from './page.ts'

process.stdout.write(pageOf(allTags()))
