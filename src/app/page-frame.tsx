import * as React from 'react'
import type { ReactNode } from 'react'
import type { PageProps } from 'gatsby'
import { Footer } from '~/components/shell/footer'
import { Header } from '~/components/shell/header'
import { ThemeColor } from '~/components/shell/theme-color'
import { useNavigation } from '~/hooks/use-navigation'
import * as S from './page-frame.styles'

/** Heading ids are lower case, so none can be the same. */
const CONTENT_ID = 'pageContent'
const NOT_FOUND_PATH = '/404.html'

/** What Gatsby knows of the page in sight; its resources only in the browser. */
export type FramedPage = Pick<PageProps, 'location'> & Partial<Pick<PageProps, 'pageResources'>>

interface PageFrameProps {
  page: FramedPage
  children: ReactNode
}

/** What surrounds every page. Stays mounted while pages come and go. */
export function PageFrame({ page: { location, pageResources }, children }: PageFrameProps) {
  // The page for unknown addresses was built under its own, and must be drawn the same in the browser.
  const isNotFound = pageResources?.page.path === NOT_FOUND_PATH
  const { pathname, search, hash, key = '' } = location
  return (
    <>
      <ThemeColor />
      <S.SkipLink href={`#${CONTENT_ID}`}>Skip to content</S.SkipLink>
      <Header
        path={isNotFound ? NOT_FOUND_PATH : pathname}
        route={pathname + search + hash + key}
        docs={useNavigation()}
      />
      <S.Main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </S.Main>
      <Footer />
    </>
  )
}
