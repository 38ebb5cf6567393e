import { splitSections } from './split-sections'

it('returns the text below each heading of `main`, with the headings above it', () => {
  const html = `<h1>Acme</h1><main>Docs<nav><h2>On this page</h2></nav><h1>Bread &amp; rolls</h1><p>Bake <b>brown</b>er.</p>
    <h2>Dough</h2><h4>Time</h4><ul><li>Mix</li><li>Wait</li></ul><h2>Oven</h2><p>Hot<script>run()</script></p></main><p>Footer</p>`
  const sections = splitSections(html).map(({ text, ...rest }) => ({ ...rest, words: text.trim().split(/\s+/) }))
  expect(sections).toEqual([
    { title: 'Bread & rolls', titles: [], words: ['Bake', 'browner.'] },
    { title: 'Dough', titles: ['Bread & rolls'], words: [''] },
    { title: 'Time', titles: ['Bread & rolls', 'Dough'], words: ['Mix', 'Wait'] },
    { title: 'Oven', titles: ['Bread & rolls'], words: ['Hot'] },
  ])
})
