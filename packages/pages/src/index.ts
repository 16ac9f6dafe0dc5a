export * from './articles.tsx'
export { renderHomeHead, SHARE_IMAGE, SHARE_SIZE } from './frame/head.tsx'
export { renderCompanyPage } from './jobs/company-page.tsx'
export { renderJobPage, type SanitizedHtml } from './jobs/job-page.tsx'
export { renderTitles } from './jobs/titles-page.tsx'
export {
  OPEN_IN_CLIENT,
  renderClosedJob,
  renderForMembers,
  renderRemovedJob,
} from './jobs/unavailable-job-page.tsx'
export { jobPosting } from './markup/job-posting.ts'
export { findMarkupProblems } from './markup/markup-problems.ts'
export * from './message-pages.tsx'
export { companyColumns, renderCompanyReport } from './reports/company-report.tsx'
export { CompanyForm, renderNoReport, UserForm } from './reports/report-page.tsx'
export { CLICK_STEPS, renderAllUsers, renderOneUser, userColumns } from './reports/user-report.tsx'
export { renderCheckout } from './sandbox/checkout-page.tsx'
export { type PortalProps, renderPortal } from './sandbox/portal-page.tsx'
export { renderSorry } from './sandbox/sandbox-page.tsx'
