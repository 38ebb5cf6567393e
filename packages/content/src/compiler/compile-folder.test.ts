import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { compileFolder } from './compile-folder'
import { folderIdOf, isFolderFile } from './folder-file'

const FILE = 'docs/2.guide/.navigation.yml'

const compile = (text: string) => compileFolder(createContentFolder({ [FILE]: text }).contentDir, FILE)

test('returns the path and the options of a folder', async () => {
  const flags = { title: 'The guide', badge: 'New', target: '_blank', disabled: true, active: false, defaultOpen: true }
  expect(await compile(`${JSON.stringify(flags).slice(0, -1)}, "icon": "lucide:rocket"}`)).toEqual({
    id: 'navigation/docs/2.guide',
    problems: [],
    fields: {
      stem: 'docs/2.guide',
      path: '/docs/guide',
      hidden: false,
      config: { ...flags, icon: { name: 'lucide:rocket', body: expect.any(String) as string, width: 24, height: 24 } },
    },
  })
})

test.each([
  ['navigation: false', true],
  ['', false],
])('the file %j sets no options, and hides the folder: %s', async (text, hidden) => {
  expect(await compile(text)).toMatchObject({ problems: [], fields: { hidden, config: {} } })
})

test.each([
  [
    'title: A\ntitel: B',
    2,
    1,
    '"titel" is not a field of a folder. Did you mean "title"? Allowed: title, icon, badge, target, disabled, active, defaultOpen, navigation.',
  ],
  ['navigation: hidden', 1, 13, '"navigation" must be true or false, got "hidden". Correct it.'],
  [
    'icon: lucide:rokcet',
    1,
    7,
    'There is no icon "lucide:rokcet". Did you mean "lucide:rocket"? Icon sets: lucide, simple-icons.',
  ],
  ['- a', 1, 1, 'The fields must be written as "name: value", got ["a"]. Correct the file.'],
])('reports %j at its position', async (text, line, column, message) => {
  expect((await compile(text)).problems).toEqual([{ file: `content/${FILE}`, line, column, message }])
})

test('YAML that cannot be read is a problem', async () => {
  expect((await compile('title: [')).problems.length).toBeGreaterThan(0)
})

test.each([
  ['.navigation.yml', true],
  ['docs/.navigation.draft.yml', true],
  ['docs/navigation.yml', false],
  ['docs/.navigation.yml.bak', false],
])('%s is a folder file: %s', (file, expected) => {
  expect(isFolderFile(file)).toBe(expected)
})

test('a draft of a folder has its own id', () => {
  expect(folderIdOf('docs/.navigation.yml')).toBe('navigation/docs')
  expect(folderIdOf('docs/.navigation.draft.yml')).toBe('navigation/docs.draft')
})
