import * as React from 'react'
import { createElement, useEffect, useRef, useState } from 'react'
import { DIAGRAM_SOURCE } from '@galley/core/mermaid-module'
import { messageOf } from '@galley/core/message-of'
import { flattenNavigation, type NavigationItem } from '@galley/core/navigation'
import { withTimeLimit } from '@galley/core/time-limit'
import { site } from '@galley/site'
import { useRules } from '@galley/ui/hooks/use-rules'
import { toasts } from '@galley/ui/toast'
import { createPortal } from 'react-dom'
import { type PrintedSection, requestPages } from './printed-pages'
import * as S from './section-print.styles'

export interface SectionPrintProps {
  section: NavigationItem
  /** Called with false when it is printed, cannot be, or the reader gave up. */
  onOpenChange: (isOpen: boolean) => void
}

/** An image that takes longer is missing on paper, and a diagram is its source. */
const ASSETS_TIMEOUT_MS = 15_000

const TOAST = 'section-print'

/** Fetches the pages of a section and prints them as one document, which no screen shows. */
export function SectionPrint({ section, onOpenChange }: SectionPrintProps) {
  const [printed, setPrinted] = useState<PrintedSection>()
  const [today] = useState(() => new Date())
  const sheet = useRef<HTMLDivElement>(null)
  useRules(printed?.rules ?? '')

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const count = flattenNavigation([section]).length
    let done = 0
    const progress = () => `${done} of ${count} pages`
    toasts.add({
      id: TOAST,
      title: `Preparing “${section.title}” for print`,
      description: progress(),
      icon: 'printer',
      duration: Infinity,
      close: false,
      actions: [{ label: 'Cancel', onClick: () => onOpenChange(false) }],
    })
    const onPage = () => {
      done += 1
      toasts.update(TOAST, { description: progress() })
    }
    requestPages(section, { signal, onPage }).then(setPrinted, (error: unknown) => {
      if (signal.aborted) return
      onOpenChange(false)
      const reason = navigator.onLine ? messageOf(error) : 'You are offline. Try again with a connection.'
      toasts.add({
        title: `“${section.title}” was not printed`,
        description: reason,
        color: 'error',
        duration: Infinity,
      })
    })
    return () => {
      controller.abort()
      toasts.remove(TOAST)
    }
  }, [section, onOpenChange])

  useEffect(() => {
    if (!printed) return
    const { title } = document
    const close = () => onOpenChange(false)
    let isClosed = false
    void loadAssets(sheet.current!).then(() => {
      if (isClosed) return
      toasts.remove(TOAST)
      // The name of a file that it is printed to.
      document.title = `${section.title} – ${site.name}`
      addEventListener('afterprint', close)
      print()
    })
    return () => {
      isClosed = true
      removeEventListener('afterprint', close)
      document.title = title
    }
  }, [printed, section, onOpenChange])

  if (!printed) return null
  const { pages, sheets } = printed
  return createPortal(
    <S.Sheet ref={sheet}>
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <S.Cover>
        <p>{site.name}</p>
        <h1>{section.title}</h1>
        <p>{today.toLocaleDateString(site.language, { dateStyle: 'long' })}</p>
        <h2>Contents</h2>
        <ol role="list">
          {pages.map(({ id, title, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </S.Cover>
      {pages.map(({ id, title, level, html }) =>
        html === undefined ? (
          <S.Part key={id} id={id}>
            {createElement(`h${level}`, null, title)}
          </S.Part>
        ) : (
          <S.Part key={id} id={id} dangerouslySetInnerHTML={{ __html: html }} />
        ),
      )}
    </S.Sheet>,
    document.body,
  )
}

/** Resolves when the images, diagrams and fonts of a document are there, or not worth the waiting. */
async function loadAssets(sheet: HTMLElement) {
  const images = Array.from(sheet.querySelectorAll('img'), (image) => image.decode().catch(() => undefined))
  const links = Array.from(
    sheet.querySelectorAll('link'),
    (link) => link.sheet ?? new Promise((resolve) => (link.onload = link.onerror = resolve)),
  )
  const assets = Promise.all([...images, ...links, renderDiagrams(sheet)]).then(() => document.fonts.ready)
  await withTimeLimit(assets, ASSETS_TIMEOUT_MS, 'What the pages show').catch(console.warn)
}

async function renderDiagrams(sheet: HTMLElement) {
  if (sheet.querySelector(`[${DIAGRAM_SOURCE}]`)) await (await import('../../content/mermaid')).renderDiagrams(sheet)
}
