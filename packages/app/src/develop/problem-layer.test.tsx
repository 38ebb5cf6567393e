import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { ProblemLayer } from './problem-layer'

const show = (path: string, files: object[], isNotFound = false) => {
  jest.mocked(useStaticQuery).mockReturnValue({
    allFileWithProblems: { nodes: files },
    contentNavigation: [],
    contentAreas: [{ path: '/blog', isOpen: false }],
  })
  const page = { path, isNotFound, data: undefined, component: undefined }
  return render(
    <main>
      <ProblemLayer page={page} />
    </main>,
  )
}
const problem = { file: 'content/a.md', line: 3, column: 7, message: 'It is wrong.' }
const faulty = { path: '/a', isBroken: true, hasPage: true, problems: [problem] }

test("shows the problems of a page's file with their positions, above its last good version", () => {
  show('/a', [faulty])
  const notice = screen.getByRole('complementary', { name: 'There is a problem in this draft' })
  expect(notice).toHaveTextContent('It is wrong.')
  expect(notice).toHaveTextContent('content/a.md:3:7')
  expect(notice).toHaveTextContent('The last good version is shown.')
})

test.each([
  ['without a good version', { hasPage: false }],
  ['whose file compiles, but has a broken reference', { isBroken: false }],
])('does not announce the last good version of a page %s', (_situation, fields) => {
  show('/a', [{ ...faulty, ...fields }])
  expect(screen.getByRole('complementary')).not.toHaveTextContent('The last good version is shown.')
})

test('shows nothing on other pages', () => {
  show('/b', [faulty, { ...faulty, path: null }])
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test.each([
  ['/docs/caf%C3%A9/', 'Write content/docs/café.md. The page shows here as soon as you save it.'],
  [
    '/blog/news',
    'The area /blog is closed. It needs an index file, and no entry in disabledAreas of src/content.config.ts.',
  ],
  [
    '/docs/Caf%C3%A9',
    'No file can have this path: a path has lower-case letters, digits and hyphens, and no order numbers.',
  ],
])('names the file to create for the URL %s', (path, sentence) => {
  show(path, [], true)
  expect(screen.getByRole('complementary', { name: 'This page has no file' })).toHaveTextContent(sentence)
})
