import * as React from 'react'
import { en } from '@galley/core/languages/en'
import { fr } from '@galley/core/languages/fr'
import type { PreviewPage } from '@galley/core/preview'
import { site } from '@galley/site'
import { PageLanguages } from '@galley/theme/hooks/page-languages'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PreviewActions, PreviewState } from '../preview-store'
import { HIDE_MS } from './bar-hooks'
import { MAX_ROWS } from './change-rows'
import { DEVICES } from './device-dialog'
import { PreviewBar } from './preview-bar'

const names = ['retry', 'build', 'findLinks', 'openBranch', 'compareWith', 'openBuild'] as const
const actions = {
  ...Object.fromEntries(names.map((name) => [name, jest.fn()])),
  listBranches: jest.fn(async () => undefined),
} as unknown as jest.Mocked<PreviewActions>
const base: PreviewState = {
  status: 'live',
  view: 'draft',
  revision: 14,
  path: '/docs',
  session: { branches: [] as string[], buildOrigin: 'https://preview.example' } as PreviewState['session'],
  build: { state: 'ready', builtRevision: 14, build: 3 },
  changes: [
    { file: 'docs/a.md', kind: 'page', state: 'new', path: '/docs/a', title: 'Ink' },
    { file: 'docs/b.md', kind: 'page', state: 'deleted', path: '/docs/b', title: 'Paper' },
    { file: 'pricing.yml', kind: 'data', state: 'changed', title: 'pricing.yml' },
  ],
  problems: [{ file: 'docs/a.md', line: 4, column: 7, message: 'Unknown component.', path: '/docs/a', anchor: 'dry' }],
  published: { posts: [] },
  clockAheadMs: 0,
}
/** Fields of the current page. */
const pageWith = (fields: Partial<PreviewPage>) =>
  ({ path: '/docs', changedImages: [], ...fields }) as unknown as PreviewPage
const show = (change: Partial<PreviewState> = {}) =>
  render(<PreviewBar state={{ ...base, ...change }} actions={actions} />)
/** Finds the bar by its element name, because a hidden bar has no role. */
const bar = () => document.querySelector<HTMLElement>('section')!
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = async (name: string | RegExp) => {
  await press('More of the preview')
  await userEvent.click(screen.getByRole('menuitem', { name }))
}
/** The names of the buttons in the bar. */
const buttons = () =>
  within(bar())
    .getAllByRole('button')
    .map((button) => button.ariaLabel ?? button.textContent)
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

let isNarrow = false
beforeEach(() => {
  jest.clearAllMocks()
  isNarrow = false
  window.matchMedia = (() => ({
    get matches() {
      return isNarrow
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia
})

test('shows its state, and announces the state to screen readers', () => {
  show({ status: 'connecting', problems: [] })
  expect(within(bar()).getByText('Connecting…')).toBeInTheDocument()
  expect(screen.getByText('Preview: Connecting…')).toHaveAttribute('role', 'status')
})

test('counts down to the next attempt while offline, and can retry at once', async () => {
  show({ status: 'offline', retryAt: Date.now() + 9500 })
  expect(bar()).toHaveTextContent('Offline, trying again in 10 s')
  await press('Try now')
  expect(actions.retry).toHaveBeenCalledTimes(1)
})

test.each([
  ['expired', ['Leave preview']],
  ['gone', ['Choose a branch', 'Leave preview']],
] as const)('after the preview has ended as "%s", offers only %j', (status, names) => {
  show({ status })
  expect(buttons()).toEqual(names)
})

test('keeps the space of the scrollbar while a dialog is open', () => {
  show()
  // The class of react-remove-scroll, which dialogs use.
  expect(screen.getByRole('region', { name: 'Preview' }).parentElement).toHaveClass('right-scroll-bar-position')
})

describe('the problems of the current page', () => {
  const problem = { file: 'docs.md', line: 3, column: 1, message: 'Unknown field.', path: '/docs' }

  test('counts the problems of the page apart from the problems of the site', async () => {
    show({ problems: [...base.problems, problem, problem] })
    expect(within(bar()).getByText('2 problems on this page')).toBeInTheDocument()
    await press('3 changes 3 problems')
    expect(titles()).toEqual(['Problems on this page 2', 'Problems on other pages 1', 'Pages', 'Data'])
  })

  test.each<[string, Partial<PreviewState>, string]>([
    [
      'the line of a problem that keeps an older version visible',
      { problems: [problem], page: pageWith({ isLastGood: true }) },
      'Last good version, problem in line 3',
    ],
    ['the problems of an unsaved text', { unsaved: pageWith({ problems: [problem] }) }, '1 problem on this page'],
    ['no problems on the published page', { problems: [problem], view: 'published' }, 'No changes on this page'],
  ])('shows %s', (_title, state, words) => {
    show(state)
    expect(bar()).toHaveTextContent(words)
  })
})

test.each([
  ['Not translated', { paths: { fr: '/docs' } }],
  ['Outdated translation', { paths: { fr: '/docs', en: '/en/docs' }, outdated: {} }],
])('shows the state of a translation: %s', (words, context) => {
  jest.replaceProperty(site, 'languages', [fr, en])
  render(
    <PageLanguages value={context}>
      <PreviewBar state={base} actions={actions} />
    </PageLanguages>,
  )
  expect(within(bar()).getByText(words)).toBeInTheDocument()
  jest.restoreAllMocks()
})

test('has a link that opens the file of the page in an editor', async () => {
  show({
    page: pageWith({ file: 'docs/index.md' }),
    session: { ...base.session!, editorUrl: 'https://git.example/edit/{file}#L{line}' },
  })
  await press('More of the preview')
  expect(screen.getByRole('menuitem', { name: 'Open in your editor' })).toHaveAttribute(
    'href',
    'https://git.example/edit/docs/index.md#L1',
  )
})

describe('branches', () => {
  const branches = [
    { name: 'main', isDefault: true, committedAt: '2026-11-21T00:00:00Z', subject: 'Start', author: 'Bo' },
    { name: 'launch', isDefault: false, committedAt: '2026-11-22T00:00:00Z', build: 'failed' as const },
  ]
  const session = { ...base.session!, branch: 'main', branches: ['main', 'launch'] }

  test('lists branches with their last commits and builds, and opens the chosen branch', async () => {
    show({ session, branches })
    await choose('Branch: main')
    const dialog = await screen.findByRole('dialog', { name: 'Choose a branch' })
    expect(actions.listBranches).toHaveBeenCalledTimes(1)
    const [first, second] = within(within(dialog).getByRole('list')).getAllByRole('button')
    expect(first).toHaveAttribute('aria-current', 'true')
    expect(first).toHaveTextContent(/mainShownStartBo · \d+ days? ago/)
    expect(second).toHaveTextContent(/launch.* ago · build failed/)
    await userEvent.click(second!)
    expect(actions.openBranch).toHaveBeenCalledWith('launch')
  })

  test('names the compared branch in the bar, and can compare with the published site again', async () => {
    show({ session, branches, against: 'launch', changes: [], problems: [] })
    expect(screen.getByRole('button', { name: 'launch' })).toHaveAttribute('aria-pressed', 'false')
    await press('0 changes')
    expect(screen.getByText(/Nothing differs from the branch “launch”/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await choose('Branch: main')
    await userEvent.click(await screen.findByRole('combobox', { name: 'Count changes against' }))
    await userEvent.click(screen.getByRole('option', { name: 'The published site' }))
    expect(actions.compareWith).toHaveBeenCalledWith(undefined)
  })

  test('shows an error if the branches cannot be listed', async () => {
    actions.listBranches.mockRejectedValueOnce(new Error('The preview server answered with status 500. Try again.'))
    show({ status: 'gone' })
    await press('Choose a branch')
    expect(await screen.findByRole('alert')).toHaveTextContent('The preview server answered with status 500.')
  })
})

test.each<[string, Partial<PreviewState>, string | undefined]>([
  ['"Counting changes…" until the changes are known', { isCounting: true }, 'Counting changes…'],
  ['nothing before the first answer', { status: 'connecting', session: undefined }, undefined],
  ['"Changes unknown" for a build without a baseline', { hasNoBaseline: true }, 'Changes unknown'],
])('shows %s', async (_title, state, words) => {
  show({ changes: [], problems: [], ...state })
  expect(screen.queryByRole('button', { name: /change/i })?.textContent).toBe(words)
  expect(screen.queryByText('No changes on this page')).not.toBeInTheDocument()
})

describe('the list of changes', () => {
  const moved = { ...base.changes[0]!, state: 'moved', from: '/docs/old', linkedFrom: 13 } as const

  test('shows several problems in the same line of a file', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const problem = { file: 'docs/a.md', line: 4, column: 7, message: 'Unknown component.' }
    show({ problems: [problem, { ...problem, message: 'Unknown field.' }, problem] })
    await press('3 changes 3 problems')
    expect(screen.getAllByText('docs/a.md:4:7')).toHaveLength(3)
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  test('shows problems first, then each change with its state and a link to the page, even to a deleted page', async () => {
    show()
    await press('3 changes 1 problem')
    const panel = screen.getByRole('dialog', { name: 'Changes' })
    expect(titles()).toEqual(['Problems 1', 'Pages', 'Data'])
    expect(within(panel).getByRole('link', { name: /Unknown component\./ })).toHaveAttribute('href', '/docs/a#dry')
    expect(within(panel).getByText('docs/a.md:4:7')).toBeVisible()
    expect(within(panel).getByRole('link', { name: /New.*Ink/ })).toHaveAttribute('href', '/docs/a')
    expect(within(panel).getByRole('link', { name: /Deleted.*Paper/ })).toHaveAttribute('href', '/docs/b')
    expect(within(within(panel).getByRole('list', { name: 'Data' })).getByText('Changed')).toBeVisible()
  })

  test('counts the files with links to the old path of a page, and opens the list of these links', async () => {
    actions.findLinks.mockResolvedValue({ links: [], files: {}, isCorrectable: true })
    show({ changes: [moved, { ...base.changes[1]!, linkedFrom: 1 }], problems: [] })
    await press('2 changes')
    expect(screen.getByRole('link', { name: /Moved.*Ink/ })).toHaveTextContent('/docs/old → /docs/a')
    expect(screen.getByRole('button', { name: '1 file links to it' })).toBeVisible()
    await press('13 files link to the old path')
    expect(await screen.findByRole('dialog', { name: 'Links to the old path' })).toBeVisible()
  })

  test('lists pages with links to correct before the problems with these links', async () => {
    show({ changes: [moved, ...base.changes.slice(1)] })
    await press(/3 changes/)
    expect(titles()).toEqual(['Links to correct', 'Problems 1', 'Pages', 'Data'])
    const fixes = screen.getByRole('list', { name: 'Links to correct' })
    expect(within(fixes).getByRole('button', { name: '13 files link to the old path' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: /Moved.*Ink/ })).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox'), 'Paper')
    await waitFor(() => expect(titles()).toEqual(['Pages']))
  })

  test('updates the open list of links when the page moves again', async () => {
    actions.findLinks.mockResolvedValue({ links: [], files: {}, isCorrectable: true })
    const { rerender } = show({ changes: [moved] })
    await press(/^1 change/)
    await press('13 files link to the old path')
    expect(await screen.findByText('“Ink” moved from /docs/old to /docs/a.')).toBeVisible()
    const again = { ...moved, file: 'docs/c.md', path: '/docs/c' }
    rerender(<PreviewBar state={{ ...base, changes: [again] }} actions={actions} />)
    expect(await screen.findByText('“Ink” moved from /docs/old to /docs/c.')).toBeVisible()
    expect(screen.getByText('/docs/old: /docs/c')).toBeVisible()
  })

  test('shows all changes again when the last change of the chosen kind is undone', async () => {
    const { rerender } = show()
    await press(/3 changes/)
    await press('Data 1')
    expect(screen.getByRole('list', { name: 'Data' })).toHaveTextContent('pricing.yml')
    expect(screen.queryByRole('link', { name: /Ink/ })).not.toBeInTheDocument()
    rerender(<PreviewBar state={{ ...base, changes: base.changes.slice(0, 2) }} actions={actions} />)
    expect(screen.getByRole('link', { name: /Ink/ })).toBeVisible()
  })

  test('moves the focus with arrow keys, and types letters into the field', async () => {
    show()
    await press(/3 changes/)
    const field = screen.getByRole('searchbox', { name: 'Filter changes' })
    expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('link', { name: /Ink/ })).toHaveFocus()
    await userEvent.keyboard('pap')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('pap')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    expect(field).toHaveFocus()
  })

  test('renders `MAX_ROWS` of a thousand changes, and counts the rest', async () => {
    const pageAt = (index: number) => ({ ...base.changes[0]!, file: `docs/${index}.md`, title: `Page ${index}` })
    const changes = Array.from({ length: 1000 }, (_, index) => pageAt(index))
    show({ changes, problems: [] })
    await press('1,000 changes')
    expect(screen.getAllByRole('link')).toHaveLength(MAX_ROWS)
    expect(screen.getByText('and 800 more. Type to find one of them.')).toBeVisible()
    await userEvent.keyboard('999')
    expect(await screen.findByText('Page 999')).toBeVisible()
  })
})

test('shows who else is on the page, and lists all names in a panel', async () => {
  const people = [
    { name: 'Ada', isGuest: false },
    { name: 'Bo', isGuest: true },
  ]
  const { rerender } = show({ others: { path: '/docs', count: 1, people: people.slice(0, 1) } })
  expect(screen.getByRole('button', { name: 'Ada is here too' })).toBeVisible()
  rerender(<PreviewBar state={{ ...base, others: { path: '/docs', count: 23, people } }} actions={actions} />)
  await press('23 others are here')
  const list = within(screen.getByRole('dialog', { name: 'On this page' }))
  expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Ada', 'A guest of Bo', 'and 21 more'])
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: '23 others are here' })).toHaveFocus()
})

test('shows the end of the log of a failed build, and starts another build', async () => {
  show({ build: { state: 'failed', log: 'error: no such image', build: 3 } })
  await press('Preview build: failed')
  expect(screen.getByRole('group', { name: 'End of the log' })).toHaveTextContent('error: no such image')
  await press('Build now')
  expect(actions.build).toHaveBeenCalledTimes(1)
  await press('Open preview build')
  expect(actions.openBuild).toHaveBeenCalledTimes(1)
})

test('marks drafts and pages with a future date in the bar and in the list', async () => {
  show({
    page: pageWith({ publishOn: '2031-05-04' }),
    changes: [
      { file: 'docs/a.md', kind: 'page', state: 'new', isDraft: true, path: '/docs/a', title: 'Ink' },
      { file: 'docs.md', kind: 'page', state: 'new', publishOn: '2031-05-04', path: '/docs', title: 'Docs' },
      { file: 'docs/b.md', kind: 'page', state: 'new', path: '/docs/b', title: 'Paper' },
    ],
  })
  expect(bar()).toHaveTextContent('Will appear on May 4, 2031')
  await press('3 changes 1 problem')
  const rows = within(screen.getByRole('list', { name: 'Pages' })).getAllByRole('listitem')
  expect(rows.map((row) => /Draft, not published|Will appear on .+ 2031/.exec(row.textContent)?.[0])).toEqual([
    'Will appear on May 4, 2031',
    'Draft, not published',
    undefined,
  ])
})

test('lists files that wait for a build in the list of changes and in the dialog of the build', async () => {
  show({ build: { ...base.build, waiting: { count: 1, files: ['src/site.ts'] } }, changes: [], problems: [] })
  await press('0 changes')
  const list = screen.getByRole('list', { name: 'Waits for a build 1' })
  expect(list).toHaveTextContent('src/site.ts')
  await press('Preview build: src/site.ts waits')
  expect(screen.getByRole('dialog')).toHaveTextContent('Waits for a buildsrc/site.ts')
})

test('hides preview builds and other branches if the server has none, and disables the comparison of a page of several entries', async () => {
  show({ build: { state: 'none' } })
  expect(screen.queryByRole('button', { name: /Preview build/ })).not.toBeInTheDocument()
  await press('More of the preview')
  expect(screen.queryByRole('menuitem', { name: /review build|^Branch/ })).not.toBeInTheDocument()
  expect(screen.getByRole('menuitem', { name: 'Compare with published' })).toHaveAttribute('aria-disabled', 'true')
})

test('shows the page at the width of a device, rotated, and at a custom width', async () => {
  show()
  await choose('Device widths')
  const frame = screen.getByTitle<HTMLIFrameElement>('The page at the chosen size')
  expect(frame.name).toBe('galley-device')
  expect(frame).toHaveAttribute('src', `${location.origin}/docs`)
  expect(frame).toHaveStyle({ width: `${DEVICES[0].width}px`, height: `${DEVICES[0].height}px` })
  // On a busy machine, the closing menu may still block clicks.
  await waitFor(() => press('Tablet 768'))
  await press('Rotate')
  expect(frame).toHaveStyle({ width: '1024px', height: '768px' })
  const field = screen.getByRole('spinbutton', { name: 'Width in pixels' })
  await userEvent.clear(field)
  await userEvent.type(field, '500')
  expect(frame).toHaveStyle({ width: '500px' })
})

test('hides for a screenshot for 10 seconds', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
  show()
  await user.click(screen.getByRole('button', { name: 'More of the preview' }))
  await user.click(screen.getByRole('menuitem', { name: 'Hide for a screenshot' }))
  act(() => jest.advanceTimersByTime(HIDE_MS - 500))
  expect(bar()).not.toBeVisible()
  act(() => jest.advanceTimersByTime(500))
  expect(bar()).toBeVisible()
  jest.useRealTimers()
})

test('shows actions and state in a drawer on a narrow screen', async () => {
  isNarrow = true
  show({
    status: 'offline',
    retryAt: Date.now() + 9500,
    others: { path: '/docs', count: 1, people: [{ name: 'Ada', isGuest: true }] },
  })
  expect(buttons()).toEqual(['3 changes1 problem', 'More of the preview'])
  await press('More of the preview')
  expect(screen.getByRole('dialog', { name: 'Preview' })).toHaveAccessibleDescription(
    'Offline, trying again in 10 s · No changes on this page · A guest of Ada is here too',
  )
})
