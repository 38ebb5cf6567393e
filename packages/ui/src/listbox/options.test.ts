import { filterSections, foldText, listOptions, toSections } from './options'

test('texts, items and groups become sections in their order', () => {
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

test('a filter takes empty sections away', () => {
  const sections = toSections(['Draft', { label: 'Archive', items: ['2025'] }])
  expect(filterSections(sections, ({ label }) => label === '2025')).toEqual([
    { label: 'Archive', options: [{ value: '2025', label: '2025' }] },
  ])
})

test('case and accents do not count', () => expect(foldText('Crème BRÛLÉE')).toBe('creme brulee'))
