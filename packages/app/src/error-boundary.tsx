import { Component, type ReactNode } from 'react'
import { type AppError, toAppError } from '@galley/core/app-error'
import { isCrawler } from '@galley/core/crawler'

interface ErrorBoundaryProps {
  /** Differs after every change of route; each change clears the error. */
  route: string
  /** What the children show: another value than before clears the error too. @default nothing */
  content?: readonly unknown[]
  /** Renders the replacement for children that cannot be rendered. */
  renderError: (error: AppError) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  route: string
  content: readonly unknown[]
  error?: AppError | undefined
}

/** Shows an error when a part of the page fails. Crawlers see nothing of it, so that no search engine keeps the words; React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { route: this.props.route, content: this.props.content ?? [] }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: toAppError(thrown) }
  }

  static getDerivedStateFromProps({ route, content = [] }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    const isSame = route === state.route && content.every((value, index) => value === state.content[index])
    return isSame ? null : { route, content, error: undefined }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return isCrawler(navigator.userAgent) ? null : this.props.renderError(error)
  }
}
