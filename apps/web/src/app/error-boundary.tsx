import { Component, type ReactNode } from 'react'
import { ErrorState } from '@/ui/states.tsx'

type Props = {
  children: ReactNode
  /** When it changes, for example with the address, the failed part is rendered again. */
  resetKey?: string
}

/** Catches errors during rendering: the page says so and is never blank. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState
        title="Something went wrong"
        message="This page could not be shown. A new version of Lilypad may just have arrived."
        onRetry={() => window.location.reload()}
      />
    )
  }
}
