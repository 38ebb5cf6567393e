/** @jest-environment node */
import * as React from 'react'
import { lazy, Suspense } from 'react'
import { renderPage } from './render-page'

const Late = lazy(async () => ({ default: ({ children }: { children: React.ReactNode }) => <p>{children}</p> }))
const large = 'Ünïcödé '.repeat(20_000)

test('needs no script to position a large part that waits for code', async () => {
  const html = await renderPage(
    <main>
      <h1>Title</h1>
      <Suspense fallback="Waiting">
        <Late>{large}</Late>
      </Suspense>
      <footer>End</footer>
    </main>,
  )
  expect(html).toContain(`<p>${large}</p>`)
  expect(html.indexOf(large)).toBeLessThan(html.indexOf('End'))
  expect(html).not.toMatch(/Waiting|<script/)
})

test('rejects with the error of a page', async () => {
  const Broken = () => {
    throw new Error('no data')
  }
  await expect(renderPage(<Broken />)).rejects.toThrow('no data')
})
