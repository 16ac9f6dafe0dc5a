import { paths } from '@lilypad/contracts/addresses'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'

/** The way to what other programs may do for the person. */
export const ConnectionsSection = () => (
  <Section title="Connections" lead="What your own scripts and tools may read, change and hear.">
    <TextLink to={paths.connections.href()}>Keys and webhooks</TextLink>
  </Section>
)
