import * as React from 'react'
import { createElement, type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { DIAGRAM_SOURCE } from '@galley/core/mermaid-module'
import { messageOf } from '@galley/core/message-of'
import { flattenNavigation, type NavigationItem } from '@galley/core/navigation'
import { fillText } from '@galley/core/texts'
import { withTimeLimit } from '@galley/core/time-limit'
import { site } from '@galley/site'
import { useRules } from '@galley/ui/hooks/use-rules'
import { toasts } from '@galley/ui/toast'
import { createPortal } from 'react-dom'
import { type PrintedSection, requestPages } from './printed-pages'
import * as S from './section-print.styles'

export interface SectionPrintProps {
  section: NavigationItem
  /** Called with false after printing, after an error, and when the reader cancels. */
  onOpenChange: (isOpen: boolean) => void
}

/** After this time, the section prints without the images that are still loading, and with the source of diagrams. */
const ASSETS_TIMEOUT_MS = 15_000

const TOAST = 'section-print'

/** Prints the pages of a section as one document, which is hidden on screen. */
export function SectionPrint({ section, onOpenChange }: SectionPrintProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const printed = usePages(section, onOpenChange)
  useRules(printed?.rules ?? '')
  usePrintDialog(sheet, printed, section.title, onOpenChange)
  return printed && createPortal(<PrintDocument ref={sheet} title={section.title} {...printed} />, document.body)
}

/** Requests the pages of a section, and reports progress and errors in toasts. */
function usePages(section: NavigationItem, onOpenChange: SectionPrintProps['onOpenChange']) {
  const [printed, setPrinted] = useState<PrintedSection>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const count = flattenNavigation([section]).length
    let done = 0
    const progress = () => fillText(site.texts.printProgress, { done, count }, site.language)
    toasts.add({
      id: TOAST,
      title: fillText(site.texts.printPreparing, { title: section.title }, site.language),
      description: progress(),
      icon: 'printer',
      duration: Infinity,
      close: false,
      actions: [{ label: site.texts.cancel, onClick: () => onOpenChange(false) }],
    })
    const onPage = () => {
      done += 1
      toasts.update(TOAST, { description: progress() })
    }
    requestPages(section, { signal, onPage }).then(setPrinted, (error: unknown) => {
      if (signal.aborted) return
      onOpenChange(false)
      const reason = navigator.onLine ? messageOf(error) : site.texts.printOffline
      toasts.add({
        title: fillText(site.texts.printFailed, { title: section.title }, site.language),
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
  return printed
}

/** Opens the print dialog once the images, diagrams and fonts of the document have loaded. */
function usePrintDialog(
  sheet: RefObject<HTMLElement | null>,
  printed: PrintedSection | undefined,
  sectionTitle: string,
  onOpenChange: SectionPrintProps['onOpenChange'],
) {
  useEffect(() => {
    if (!printed) return
    const { title } = document
    const close = () => onOpenChange(false)
    let isClosed = false
    void loadAssets(sheet.current!).then(() => {
      if (isClosed) return
      toasts.remove(TOAST)
      // Browsers use the title as the name of a PDF file.
      document.title = `${sectionTitle} – ${site.name}`
      addEventListener('afterprint', close)
      print()
    })
    return () => {
      isClosed = true
      removeEventListener('afterprint', close)
      document.title = title
    }
  }, [sheet, printed, sectionTitle, onOpenChange])
}

interface PrintDocumentProps extends Pick<PrintedSection, 'pages' | 'sheets'> {
  ref: Ref<HTMLDivElement>
  title: string
}

/** A cover with the table of contents, followed by the pages. */
function PrintDocument({ ref, title, pages, sheets }: PrintDocumentProps) {
  const [today] = useState(() => new Date())
  return (
    <S.Sheet ref={ref}>
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <S.Cover>
        <p>{site.name}</p>
        <h1>{title}</h1>
        <p>{today.toLocaleDateString(site.language.code, { dateStyle: 'long' })}</p>
        <h2>{site.texts.printContents}</h2>
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
    </S.Sheet>
  )
}

/** Resolves when the images, style sheets, diagrams and fonts of the document have loaded, or after the time limit. */
async function loadAssets(sheet: HTMLElement) {
  const images = Array.from(sheet.querySelectorAll('img'), (image) => image.decode().catch(() => undefined))
  const links = Array.from(
    sheet.querySelectorAll('link'),
    (link) => link.sheet ?? new Promise((resolve) => (link.onload = link.onerror = resolve)),
  )
  const assets = Promise.all([...images, ...links, renderDiagrams(sheet)]).then(() => document.fonts.ready)
  await withTimeLimit(assets, ASSETS_TIMEOUT_MS, 'The images and diagrams of the section').catch(console.warn)
}

async function renderDiagrams(sheet: HTMLElement) {
  if (sheet.querySelector(`[${DIAGRAM_SOURCE}]`)) await (await import('../../content/mermaid')).renderDiagrams(sheet)
}
