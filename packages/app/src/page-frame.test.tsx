import * as React from 'react'
import { screen } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { PageFrame, type FramedPage } from './page-frame'

jest.mock('@galley/theme/shell/header', () => ({
  Header: ({ path }: { path: string }) => <header>The header of {path}</header>,
}))

const notFoundAt = (pathname: string) => {
  const location = { pathname, search: '', hash: '' }
  const page = { location, pageResources: { page: { path: '/404.html' } } } as unknown as FramedPage
  return (
    <PageFrame page={page}>
      <h1>Page not found</h1>
    </PageFrame>
  )
}

test('after hydration, the header of the 404 page receives the path in the URL', async () => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [] })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(notFoundAt('/404.html'))
  expect(screen.getByRole('banner')).toHaveTextContent('The header of /404.html')

  await React.act(async () => void hydrateRoot(root, notFoundAt('/docs/nope'), { onRecoverableError: () => undefined }))
  expect(screen.getByRole('banner')).toHaveTextContent('The header of /docs/nope')
})
