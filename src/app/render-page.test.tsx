/** @jest-environment node */
import * as React from 'react'
import { lazy, Suspense } from 'react'
import { renderPage } from './render-page'

const Late = lazy(async () => ({ default: ({ children }: { children: React.ReactNode }) => <p>{children}</p> }))
const large = 'Ünïcödé '.repeat(20_000)

test('a large part that waits for its code is where it is read, and needs no script', async () => {
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

test('a part that only a script would show, because of its style sheet, fails the build', async () => {
  const page = (
    <main>
      <Suspense>
        <link rel="stylesheet" href="/part.css" precedence="part" />
        <p>Part</p>
      </Suspense>
    </main>
  )
  await expect(renderPage(page)).rejects.toThrow('A part of the page would be missing without scripts')
})

test('what a page throws fails the build', async () => {
  const Broken = () => {
    throw new Error('no data')
  }
  await expect(renderPage(<Broken />)).rejects.toThrow('no data')
})
