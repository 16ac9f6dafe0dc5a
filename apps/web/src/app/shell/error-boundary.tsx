import { Component, type ReactNode } from 'react'
import { lostMessage } from '@/api/failure-messages.ts'
import { ErrorState } from '@/ui/error-state.tsx'

type Props = {
  children: ReactNode
  /** When it changes, for example with the address, the failed part is rendered again. */
  resetKey?: string
}

/** `unreachable`: the code of the page, or what else it wanted, did not come because the server cannot be reached. */
type State = { failure: 'unknown' | 'unreachable' | null }

/** Any answer will do. */
const isReachable = () => fetch('/healthz', { cache: 'no-store' }).then(Boolean, () => false)

/** Catches errors during rendering: the page says so and is never blank. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(): State {
    return { failure: 'unknown' }
  }

  override async componentDidCatch() {
    if (await isReachable()) return
    this.setState(({ failure }) => ({ failure: failure && 'unreachable' }))
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.setState({ failure: null })
  }

  override render() {
    if (!this.state.failure) return this.props.children
    const retry = () => window.location.reload()
    if (this.state.failure === 'unreachable') return <ErrorState message={lostMessage()} onRetry={retry} />
    return (
      <ErrorState
        title="Something went wrong"
        message="This page could not be shown. A new version of Lilypad may just have arrived."
        onRetry={retry}
      />
    )
  }
}
