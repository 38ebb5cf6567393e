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
  const { outdated } = useContext(PageLanguages)
  if (!language && !outdated) return null
  return (
    <Container>
      <S.Root>{language ? describeUntranslated(language) : <OutdatedNotice {...outdated} />}</S.Root>
    </Container>
  )
}

function describeUntranslated({ code, name }: SiteLanguage) {
  const language = new Intl.DisplayNames(site.language.code, { type: 'language' }).of(code) ?? name
  return fillText(site.texts.untranslatedNotice, { language }, site.language)
}

function OutdatedNotice({ changes }: NonNullable<LanguageContext['outdated']>) {
  const { paths = {} } = useContext(PageLanguages)
  const { code } = site.languages[0]!
  return (
    <>
      {site.texts.outdatedNotice} {/* Another language needs another document, with its own texts. */}
      <a href={addBasePath(paths[code]!, site.basePath)} hrefLang={code}>
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
