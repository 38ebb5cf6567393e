import { LANGUAGE_LINK, NOTICE } from './marks'
import { ownKey, withStorage } from './storage'

/** Texts of the suggestion in each other language of the site, by its code. */
export type Suggestions = Readonly<Record<string, { readonly read: string; readonly close: string }>>

const KEY = ownKey('language-suggested')

/** On the first visit of a reader who prefers another language of the site, suggests the page in this language. Never redirects. */
export function suggestLanguage(suggestions: Suggestions) {
  const { lang } = document.documentElement
  const isFirst = withStorage(() => localStorage.getItem(KEY) === null && (localStorage.setItem(KEY, ''), true))
  const code = isFirst ? findPreferred([lang, ...Object.keys(suggestions)], navigator.languages) : undefined
  const link = document.querySelector<HTMLAnchorElement>(`a[${LANGUAGE_LINK}][hreflang="${code}"]`)
  const texts = suggestions[code ?? '']
  if (!link || !texts || code === lang) return
  const notice = Object.assign(document.createElement('div'), { id: NOTICE, role: 'status', lang: code })
  const read = Object.assign(document.createElement('a'), { href: link.href, textContent: texts.read })
  const close = Object.assign(document.createElement('button'), { textContent: texts.close })
  close.onclick = () => notice.remove()
  notice.append(read, close)
  document.body.append(notice)
}

const baseOf = (code: string) => code.toLowerCase().split('-')[0]

/** Returns the language of the site that comes first in the reader's languages, also with another region: "de" for "de-AT". */
function findPreferred(codes: readonly string[], wanted: readonly string[]) {
  for (const one of wanted) {
    const found = codes.find((code) => code.toLowerCase() === one.toLowerCase())
    const near = found ?? codes.find((code) => baseOf(code) === baseOf(one))
    if (near !== undefined) return near
  }
  return undefined
}
