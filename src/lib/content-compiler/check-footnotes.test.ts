import { compile, problemsOf } from './compile.fixture'

test('several marks lead to one footnote, which leads back to each', async () => {
  const { body, anchors, problems } = await compile('One[^a] and two[^a], three[^b].\n\n[^a]: A.\n\n[^b]: B.')
  expect(problems).toEqual([])
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(anchors).toEqual(expect.arrayContaining(['fnref-a', 'fnref-a-2', 'fn-a']))
  expect(JSON.stringify(body)).toContain('"href":"#fnref-a-2"')
})

test.each([
  ['Said.[^sorce]\n\n- b\n  c[^source]\n\n[^source]: d', '1:6 There is no footnote "sorce". Did you mean "source"?'],
  ['a\nb [^c]', '2:3 There is no footnote "c". Write "[^c]: …" below it,'],
  ['a\n\n[^b]: c', '3:1 No mark leads to the footnote "[^b]".'],
  ['a[^b]\n\n[^b]: c\n\n[^b]: d', '5:1 The footnote "[^b]" is already on this page.'],
])('%j is a problem', async (text, problem) => {
  expect(await problemsOf(text)).toEqual([expect.stringContaining(problem)])
})

test.each(['`[^a]`', '\\[^a]', 'x[^ a]', '```\n[^a]\n```'])('%s is text', async (text) => {
  expect(await problemsOf(text)).toEqual([])
})
