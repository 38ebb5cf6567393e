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

test('the page of a file with a problem says what and where it is, above its last good version', () => {
  show('/a', [faulty])
  const notice = screen.getByRole('complementary', { name: 'There is a problem in this draft' })
  expect(notice).toHaveTextContent('It is wrong.')
  expect(notice).toHaveTextContent('content/a.md:3:7')
  expect(notice).toHaveTextContent('The last good version is shown.')
})

test.each([
  ['that has no good version', { hasPage: false }],
  ['whose own file compiles, and which refers to nothing', { isBroken: false }],
])('a page %s is not called the last good one', (_situation, fields) => {
  show('/a', [{ ...faulty, ...fields }])
  expect(screen.getByRole('complementary')).not.toHaveTextContent('The last good version is shown.')
})

test('another page says nothing', () => {
  show('/b', [faulty, { ...faulty, path: null }])
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test.each([
  ['/docs/caf%C3%A9/', 'Write content/docs/café.md. The page shows here as soon as you save it.'],
  [
    '/blog/news',
    'The area /blog is closed. It needs an index file, and no entry in disabledAreas of src/content.config.ts.',
  ],
  ['/docs/Caf%C3%A9', 'And none could: a path has lower-case letters, digits and hyphens, and no order numbers.'],
])('a URL without a page, %s, says which file makes it', (path, sentence) => {
  show(path, [], true)
  expect(screen.getByRole('complementary', { name: 'No file makes this page' })).toHaveTextContent(sentence)
})
