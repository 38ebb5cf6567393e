import { Component, type ReactNode } from 'react'
import { type AppError, toAppError } from '@galley/core/app-error'
import { isCrawler } from '@galley/core/crawler'
import { site } from '@galley/site'

interface ErrorBoundaryProps {
  /** Key of the current route. A new key clears the error. */
  route: string
  /** Values that the children show. A changed value also clears the error. @default [] */
  content?: readonly unknown[]
  /** Renders an error in the place of the children. */
  renderError: (error: AppError) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  route: string
  content: readonly unknown[]
  error?: AppError | undefined
}

/** Shows an error screen when a part of the page fails. Crawlers get no error screen, so search engines index none. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { route: this.props.route, content: this.props.content ?? [] }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: toAppError(thrown, site.texts.pageFailed) }
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
