import * as React from 'react'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { Link } from '@galley/ui/link'
import { useVersions } from '../hooks/use-navigation'
import * as S from './version-banner.styles'
import { describeState } from './version-menu'

/** A note on pages of other versions than the current one, with a link to the page of the current version. */
export function VersionBanner({ path }: { path: string }) {
  const versions = useVersions(path)
  const own = versions.find(({ isOwn }) => isOwn)?.version
  const current = versions.find(({ version }) => version.state === 'current')
  if (!own || !current || own === current.version) return null
  const notice = fillText(
    site.texts.versionNotice,
    { version: own.label, state: describeState(own.state) },
    site.language,
  )
  const link = current.isSame ? site.texts.versionSamePage : site.texts.versionNearPage
  return (
    <S.Root data-color={own.state === 'unmaintained' ? 'warning' : 'info'}>
      <p>
        {notice} <Link to={current.path}>{fillText(link, { version: current.version.label }, site.language)}</Link>
      </p>
    </S.Root>
  )
}
