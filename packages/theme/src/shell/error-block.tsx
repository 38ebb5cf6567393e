import * as React from 'react'
import type { ReactNode } from 'react'
import { site } from '@galley/site'
import * as S from './error-block.styles'

export interface ErrorBlockProps {
  /** HTTP status, such as 404. */
  status: number
  /** Meaning of the status, such as "Page not found". */
  statusMessage: string
  /** Details. A message that starts with the status message, such as "Page not found: /nope", replaces the status message. */
  message?: string
  /** Links to other pages, under the message. */
  children?: ReactNode
}

/** Explains why a page cannot be shown, and links to the home page. */
export function ErrorBlock({ status, statusMessage, message, children }: ErrorBlockProps) {
  const start = `${statusMessage}: `
  const isWhole = message?.toLowerCase().startsWith(start.toLowerCase())
  return (
    <S.Root>
      {site.printMarks ? (
        <S.Caret viewBox="0 0 64 40" aria-hidden="true">
          <path d="M8 34 32 8l24 26" />
        </S.Caret>
      ) : (
        <S.Logo />
      )}
      <S.Status>{status}</S.Status>
      {/* The server may have written the path into the title before hydration. */}
      <S.Title suppressHydrationWarning>
        {isWhole ? message!.slice(0, start.length) : statusMessage}
        <S.Subject suppressHydrationWarning>{isWhole ? message!.slice(start.length) : ''}</S.Subject>
      </S.Title>
      {message && !isWhole && message !== statusMessage && <S.Message>{message}</S.Message>}
      <S.Back to="/" size="lg">
        {site.texts.backToHome}
      </S.Back>
      {children}
    </S.Root>
  )
}
