import { paths } from '@lilypad/contracts/addresses'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'

/** The way to all that the person hides. */
export const HiddenSection = () => (
  <Section title="What you hide" lead="Jobs, companies and words that you do not want to see.">
    <TextLink to={paths.hidden.href()}>See and change what you hide</TextLink>
  </Section>
)
