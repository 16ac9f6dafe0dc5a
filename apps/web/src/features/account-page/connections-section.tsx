import { paths } from '@lilypad/contracts/addresses'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'

/** The way to what other programs may do for the person. */
export const ConnectionsSection = () => (
  <Section title="Connections" lead="Keys for your own scripts and tools.">
    <TextLink to={paths.connections.href()}>See and make keys</TextLink>
  </Section>
)
