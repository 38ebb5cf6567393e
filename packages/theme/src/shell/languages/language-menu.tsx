import * as React from 'react'
import { useContext, useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { pathInFirstLanguage, pathInLanguage } from '@galley/core/translations'
import { site } from '@galley/site'
import { LANGUAGE_LINK } from '@galley/start/marks'
import { Icon } from '@galley/ui/icon'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { PageLanguages } from '../../hooks/page-languages'
import * as S from './language-menu.styles'

/** `lucide:languages`. Not among the icons of the interface, which sites with one language also load. */
const LANGUAGES = {
  body: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="m5 8l6 6m-7 0l6-6l2-3M2 5h12M7 2h1m14 20l-5-10l-5 10m2-4h6"/>',
  width: 24,
  height: 24,
}

const readPlace = () => location.search + location.hash
const subscribePlace = (onChange: () => void) => {
  const events = ['hashchange', 'popstate'] as const
  for (const event of events) window.addEventListener(event, onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
  }
}

/** A list of the site's languages, which opens without JavaScript too. Each entry links to the same page in its language. */
export function LanguageMenu({ path }: { path: string }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const paths = useContext(PageLanguages)
  const place = useSyncExternalStore(subscribePlace, readPlace, () => '')
  const [first] = site.languages
  const hasPaths = Object.keys(paths).length > 0

  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [])

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return
    menu.current.removeAttribute('open')
    menu.current.querySelector('summary')?.focus()
  }

  return (
    <S.Root ref={menu} onKeyDown={handleKeyDown}>
      <S.Summary>
        <Icon name={LANGUAGES} size={18} />
        <VisuallyHidden>{site.texts.languageMenu}</VisuallyHidden>
      </S.Summary>
      <S.List role="list">
        {site.languages.map((language) => {
          const { code, name } = language
          const isOwn = code === site.language.code
          const prefix = language === first ? undefined : code
          const to = paths[code] ?? pathInLanguage(pathInFirstLanguage(path), prefix)
          return (
            <li key={code}>
              {/* Another language needs another document, with its own texts. */}
              <S.Option
                href={addBasePath(to, site.basePath) + place}
                hrefLang={code}
                {...(Object.hasOwn(paths, code) && { [LANGUAGE_LINK]: '' })}
                aria-current={isOwn ? 'true' : undefined}
              >
                <bdi lang={code}>{name}</bdi>
                {hasPaths && !Object.hasOwn(paths, code) && <S.State>{site.texts.notTranslated}</S.State>}
              </S.Option>
            </li>
          )
        })}
      </S.List>
    </S.Root>
  )
}
