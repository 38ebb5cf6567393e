import * as React from 'react'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { useTextLanguage } from '../../hooks/page-languages'
import { Container } from '../container.styles'
import * as S from './language-notice.styles'

/** A note on a page without a translation, whose text is in the first language of the site. */
export function LanguageNotice() {
  const language = useTextLanguage()
  if (!language) return null
  const name = new Intl.DisplayNames(site.language.code, { type: 'language' }).of(language.code) ?? language.name
  return (
    <Container>
      <S.Root>{fillText(site.texts.untranslatedNotice, { language: name }, site.language)}</S.Root>
    </Container>
  )
}
