import type { RoleFamily } from '../demo-types.ts'
import { consulting, tutoring } from './consulting.ts'
import { curriculum, instructionalDesign, product, uxDesign } from './content.ts'
import { implementation, success, support } from './customer-success.ts'
import { advising, enrollment, faculty } from './higher-ed.ts'
import { enablement, training } from './learning.ts'
import { fundraising, programs, projects, specialists } from './mission.ts'
import { executive, finance, operations, people } from './office.ts'
import { communications, marketing, partnerships, sales } from './revenue.ts'
import { schoolLeadership, schoolOperations, studentSupport, virtualTeaching } from './schools.ts'
import { analytics, infrastructure, internalIt, software } from './technical.ts'

/** Every role family; employers name them by id. */
export const ROLE_FAMILIES: readonly RoleFamily[] = [
  virtualTeaching,
  studentSupport,
  schoolLeadership,
  schoolOperations,
  tutoring,
  faculty,
  advising,
  enrollment,
  consulting,
  success,
  implementation,
  support,
  training,
  enablement,
  curriculum,
  instructionalDesign,
  product,
  uxDesign,
  analytics,
  executive,
  finance,
  people,
  operations,
  sales,
  partnerships,
  marketing,
  communications,
  fundraising,
  programs,
  projects,
  software,
  infrastructure,
  internalIt,
  specialists,
]
