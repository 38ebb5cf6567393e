import { listOptions, toSections } from './options'

test('converts strings, items and groups into sections in order', () => {
  const sections = toSections([
    'Draft',
    { value: 'p', label: 'Published' },
    { label: 'Archive', items: ['2025', '2026'] },
    'Trash',
  ])
  expect(sections.map(({ label, options }) => [label, options.map((option) => option.label)])).toEqual([
    [undefined, ['Draft', 'Published']],
    ['Archive', ['2025', '2026']],
    [undefined, ['Trash']],
  ])
  expect(listOptions(sections).map(({ value }) => value)).toEqual(['Draft', 'p', '2025', '2026', 'Trash'])
})
