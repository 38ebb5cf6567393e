import * as React from 'react'
import { useContext } from 'react'
import { addBasePath } from '@galley/core/base-path'
import type { SiteLanguage } from '@galley/core/site'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { type LanguageContext, PageLanguages, useTextLanguage } from '../../hooks/page-languages'
import { Container } from '../container.styles'
import * as S from './language-notice.styles'

/** A note on a page without a translation, whose text is in the first language of the site, and on a translation that is older than its original. */
export function LanguageNotice() {
  const language = useTextLanguage()
  const { outdated, paths = {} } = useContext(PageLanguages)
  // A preview may show a translation whose original is deleted.
  const original = outdated && paths[site.languages[0]!.code]
  const note = language
    ? describeUntranslated(language)
    : original !== undefined && <OutdatedNotice {...outdated} original={original} />
  if (!note) return null
  return (
    <Container>
      <S.Root>{note}</S.Root>
    </Container>
  )
}

function describeUntranslated({ code, name }: SiteLanguage) {
  const language = new Intl.DisplayNames(site.language.code, { type: 'language' }).of(code) ?? name
  return fillText(site.texts.untranslatedNotice, { language }, site.language)
}

interface OutdatedNoticeProps extends NonNullable<LanguageContext['outdated']> {
  /** Path of the original. */
  original: string
}

function OutdatedNotice({ changes, original }: OutdatedNoticeProps) {
  return (
    <>
      {site.texts.outdatedNotice} {/* Another language needs another document, with its own texts. */}
      <a href={addBasePath(original, site.basePath)} hrefLang={site.languages[0]!.code}>
        {site.texts.readOriginal}
      </a>
      {changes && (
        <>
          {' '}
          <a href={changes}>{site.texts.originalChanges}</a>
        </>
      )}
    </>
  )
}
