export { EmptyState as default } from '@lilypad/ui'
