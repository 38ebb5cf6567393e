import { installComputedStyle } from './computed-style'

const SHEET = `
  .gone, .other .gone { display: none }
  .faint { opacity: 0.5; visibility: hidden }
  p.shown:not(.a, .b) { visibility: visible }
  [title="a, b"] { pointer-events: none }
  .gone.back { display: flex }
  .unset { display: unset }
  @media screen { .wide { display: grid } }
  @media print { .wide { display: none } }
  :is(.x, .y) > span { position: fixed; color: red }
`
const BODY = `
  <div class="faint"><p class="shown a">in</p><p class="shown"><b>out</b></p></div>
  <div class="gone">gone</div><div class="gone back">back</div><div class="unset">unset</div>
  <i title="a, b"><u>through</u></i> <div class="wide">wide</div> <div class="y"><span>pinned</span></div>
  <p hidden>hidden</p> <dialog>closed</dialog> <dialog open>open</dialog> <input type="hidden" /> <svg><g></g></svg>
  <p style="display: inline-block">own</p> <p hidden class="gone back">shown by a class</p>`
const PROPERTIES = ['display', 'opacity', 'pointer-events', 'visibility', 'position', 'overflow', 'color'] as const

const fastStyle = window.getComputedStyle
// The setup file has replaced the window's own function: an iframe still has jsdom's function.
function renderInFrame() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const view = frame.contentWindow as Window & typeof globalThis
  view.document.head.innerHTML = `<style>${SHEET}</style>`
  view.document.body.innerHTML = BODY
  return view
}

function readStyles(view: Window) {
  return [...view.document.body.querySelectorAll('*')].map((element) => {
    const style = view.getComputedStyle(element)
    return [element.outerHTML, PROPERTIES.map((property) => style.getPropertyValue(property))]
  })
}

test('returns the values that jsdom computes', () => {
  const view = renderInFrame()
  const expected = readStyles(view)
  installComputedStyle(view)
  expect(readStyles(view)).toEqual(expected)
  expect(new Set(expected.flatMap(([, values]) => values))).toContain('none')
})

test('applies rules that are added or replaced later', () => {
  document.head.innerHTML = '<style>.late { display: none }</style>'
  document.body.innerHTML = '<p class="late"></p>'
  const paragraph = document.querySelector('p')!
  const [sheet] = Array.from(document.styleSheets)
  expect(fastStyle(paragraph).display).toBe('none')
  sheet!.deleteRule(0)
  sheet!.insertRule('.late { display: flex }')
  expect(fastStyle(paragraph).display).toBe('flex')
  sheet!.insertRule('p { visibility: hidden }', 1)
  expect(paragraph).not.toBeVisible()
})
