import * as React from 'react'
import { renderToString } from 'react-dom/server'
import { composeCover, Cover } from './cover'

const paths = Array.from({ length: 60 }, (_, index) => `/blog/article-${index}`)
const motifsWith = (hasMarks: boolean) => [...new Set(paths.map((path) => composeCover(path, hasMarks).motif))].sort()

test('uses every motif, except the galley motif without print marks', () => {
  expect(motifsWith(true)).toEqual(['galley', 'inks', 'letter', 'screen'])
  expect(motifsWith(false)).toEqual(['inks', 'letter', 'screen'])
})

test('takes the letter from the last segment of the path', () => {
  expect(composeCover('/blog/markdown-is-data', true).letter).toBe('m')
  expect(composeCover('/', true).letter).toBe('')
})

test('renders the same decorative picture for a path each time, and other pictures for similar paths', () => {
  const pictures = paths.map((path) => renderToString(<Cover path={path} />))
  expect(paths.map((path) => renderToString(<Cover path={path} />))).toEqual(pictures)
  expect(new Set(pictures).size).toBe(paths.length)
  for (const html of pictures) {
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toContain('NaN')
  }
})
