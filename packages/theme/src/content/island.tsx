import * as React from 'react'
import { useId, useRef, type ReactNode } from 'react'
import { islandUrl, type IslandAnswer } from '@galley/core/island'
import { ISLAND_ID_PREFIX } from '@galley/core/own-ids'
import { requestJson, StatusError } from '@galley/core/request'
import { site } from '@galley/site'
import { NEEDS_APP } from '@galley/start/marks'
import { Button } from '@galley/ui/button'
import { useQuery } from '@galley/ui/hooks/use-query'
import { useRules } from '@galley/ui/hooks/use-rules'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './island.styles'

interface IslandProps {
  /** File in `src/islands`, without its extension. */
  name: string
  /** Fallback without scripts, and for an island that cannot be loaded. */
  children?: ReactNode
  /** Parameters of the island. */
  [parameter: string]: unknown
}

/** A part of the page that the server renders on request. */
export function Island({ name, children, ...attributes }: IslandProps) {
  const params = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)]))
  const { status, answer, error, retry } = useQuery(site.basePath + islandUrl(name, params), requestIsland)
  const frame = useRef<HTMLDivElement>(null)
  const problem = error && describeProblem(error)
  const handleRetry = () => {
    // The focused button disappears during the request. Keep the focus in the island.
    frame.current?.focus()
    retry()
  }

  return (
    <S.Frame
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-label={answer?.title}
      aria-busy={status === 'pending'}
      {...{ [NEEDS_APP]: '' }}
    >
      {status === 'pending' && (
        <>
          <noscript>{children}</noscript>
          <S.Skeleton role="status">
            <VisuallyHidden>{site.texts.isLoading}</VisuallyHidden>
            <S.Line />
            <S.Line />
            <S.Line />
          </S.Skeleton>
        </>
      )}
      {status === 'success' && answer && <Fragment {...answer} />}
      {problem && (
        <>
          <S.Problem role="alert">
            {problem.message}
            {problem.canRetry && (
              <Button size="sm" variant="outline" color="neutral" icon="rotate-cw" onClick={handleRetry}>
                {site.texts.tryAgain}
              </Button>
            )}
          </S.Problem>
          {children}
        </>
      )}
    </S.Frame>
  )
}

function Fragment({ html, styles }: IslandAnswer) {
  useRules(styles)
  const prefix = `_${ISLAND_ID_PREFIX}`
  const own = prefix + useId().replace(/\W/g, '')
  return <div dangerouslySetInnerHTML={{ __html: html.replaceAll(`${prefix}R_`, `${own}R_`) }} />
}

/** The reason why an island cannot be shown. */
interface IslandProblem {
  message: string
  /** True if the same request may succeed later. */
  canRetry: boolean
}

/**
 * Fetches an island of this site. Rejects redirects, because the page trusts the HTML of the response.
 * @throws SyntaxError if the response is not an island
 */
async function requestIsland(url: string, signal: AbortSignal): Promise<IslandAnswer> {
  const answer = await requestJson<Partial<IslandAnswer> | null>(url, { signal, redirect: 'error' })
  const { html, styles, title } = answer ?? {}
  if (typeof html !== 'string' || typeof styles !== 'string') throw new SyntaxError(`${url} did not return an island.`)
  return { html, styles, ...(title !== undefined && { title }) }
}

/** Describes an error for the reader. A static host returns an HTML page instead of JSON, which is a SyntaxError here. */
function describeProblem(error: Error): IslandProblem {
  if (error instanceof SyntaxError) return { message: site.texts.islandNeedsServer, canRetry: false }
  if (!(error instanceof StatusError)) return { message: error.message, canRetry: true }
  const { status, reason, message } = error
  const canRetry = status >= 500 || status === 429
  return { message: reason ?? (canRetry ? message : site.texts.islandNeedsServer), canRetry }
}
