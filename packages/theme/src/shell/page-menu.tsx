import * as React from 'react'
import { addBasePath } from '@galley/core/base-path'
import { markdownPath } from '@galley/core/markdown-page'
import type { NavigationItem } from '@galley/core/navigation'
import { requestText } from '@galley/core/request'
import { pathInFirstLanguage } from '@galley/core/translations'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import type { DropdownMenuItem } from '@galley/ui/dropdown-menu'
import { useCopy } from '@galley/ui/hooks/use-copy'
import { useOnIntent } from '@galley/ui/hooks/use-on-intent'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { useTextLanguage } from '../hooks/page-languages'
import { usePageLinks, type WrittenPage } from './page-actions'
import * as S from './page-menu.styles'

export interface PageMenuProps {
  page: WrittenPage
  /** Section of the page, for printing. */
  section?: NavigationItem | undefined
}

const COPY_ICONS = { idle: 'copy', copied: 'check', failed: 'triangle-alert', missing: 'triangle-alert' } as const

const loadPrint = async () => (await import('./section-print')).SectionPrint

const loadMenu = async () => (await import('@galley/ui/dropdown-menu')).DropdownMenu

/** A menu to copy a page as Markdown, copy its link, print its section, edit its source and report a problem. */
export function PageMenu({ page, section }: PageMenuProps) {
  // The Markdown of a page without a translation is that of its original.
  const url = encodePath(markdownPath(useTextLanguage() ? pathInFirstLanguage(page.path) : page.path))
  const { edit, report, quoting } = usePageLinks(page)
  const { state, copy } = useCopy()
  const { Part: Menu, isOpen, setOpen, reach, open } = useOnIntent(loadMenu, site.texts.menuPart)
  const print = useOnIntent(loadPrint, site.texts.printPart)
  const announcements = {
    idle: '',
    copied: site.texts.copied,
    failed: site.texts.copyFailed,
    missing: site.texts.copySourceFailed,
  }
  const copyPage = () => void copy(() => requestText(addBasePath(url, site.basePath)))
  const items: DropdownMenuItem[] = [
    { label: site.texts.copyAsMarkdown, icon: 'copy', onSelect: copyPage },
    { label: site.texts.copyLink, icon: 'link', onSelect: () => void copy(() => location.href) },
    { label: site.texts.viewAsMarkdown, icon: 'markdown', to: url, target: '_blank' },
  ]
  if (section) items.push({ label: site.texts.printSection, icon: 'printer', onSelect: () => void print.open() })
  if (edit) items.push({ label: site.texts.editPage, icon: 'pencil', to: edit, target: '_blank' })
  if (report) items.push({ label: site.texts.reportProblem, icon: 'message-circle', to: report, target: '_blank' })
  const look = { variant: 'outline', color: 'neutral', size: 'sm' } as const

  return (
    <S.Root>
      <S.Copy {...look} icon={COPY_ICONS[state]} data-state={state} onClick={copyPage}>
        {state === 'copied' ? site.texts.copied : site.texts.copyPage}
      </S.Copy>
      {Menu ? (
        <Menu items={items} align="end" open={isOpen} onOpenChange={setOpen}>
          <S.More {...look} {...quoting} icon="chevron-down" aria-label={site.texts.morePageActions} />
        </Menu>
      ) : (
        <S.More
          {...look}
          icon="chevron-down"
          aria-label={site.texts.morePageActions}
          aria-haspopup="menu"
          aria-expanded={false}
          {...reach}
          {...quoting}
          onClick={open}
        />
      )}
      <S.Plain>
        <Button {...look} to={url} icon="markdown">
          {site.texts.viewAsMarkdown}
        </Button>
      </S.Plain>
      {section && print.isOpen && print.Part && <print.Part section={section} onOpenChange={print.setOpen} />}
      <VisuallyHidden role="status">{announcements[state]}</VisuallyHidden>
    </S.Root>
  )
}
