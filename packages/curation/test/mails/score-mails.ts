import { type LabelledMail, toMail } from '../../bin/labelled-mails.ts'
import { readMailProposal } from '../../src/index.ts'
import type { ModelWeights } from '../../src/sentence-model/sentence-model.ts'

function judge(mail: LabelledMail, weights?: ModelWeights) {
  const { subject, date = '2026-03-10', job, status, company, title } = mail
  const { day = date, none = status === null } = mail
  const found = readMailProposal(toMail(mail), mail.applications, weights)
  const isNew = !none && job === null && title !== undefined
  return {
    subject,
    isJobRight: isNew
      ? found?.jobId === null && found.company === company && found.title === title
      : (found?.jobId ?? null) === job,
    isStageRight: none ? found === null : found !== null && found.status === status,
    isDayRight: found === null || found.day === day,
    /** A proposal that names an application or a stage, and not the right one. */
    isWrong:
      found !== null &&
      ((found.jobId !== null && found.jobId !== job) || (found.status !== null && found.status !== status)),
  }
}

/** What a person would count, and the subjects of the mails with a proposal of a wrong application or stage. */
export function score(mails: readonly LabelledMail[], weights?: ModelWeights) {
  const judged = mails.map((mail) => judge(mail, weights))
  return {
    job: judged.filter(({ isJobRight }) => isJobRight).length,
    stage: judged.filter(({ isStageRight }) => isStageRight).length,
    day: judged.filter(({ isDayRight }) => isDayRight).length,
    wrong: judged.filter(({ isWrong }) => isWrong).map(({ subject }) => subject),
  }
}
