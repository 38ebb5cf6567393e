import { readPage } from './read-page'

const read = (html: string, path = '/docs/install') => readPage(html, 'https://galley.example', path)
const targetsOf = (html: string, path?: string) => read(html, path).targets

describe('the targets of a page', () => {
  it.each([
    ['<a href="/blog"></a><a href="/blog?from=footer"></a>', '/blog'],
    ['<img src="/a.png" alt="">', '/a.png'],
    ['<noscript><img src="/a.png" alt=""></noscript>', '/a.png'],
    ['<video poster="/still.jpg"></video>', '/still.jpg'],
    ['<object data="/plan.svg"></object>', '/plan.svg'],
    ['<svg><use xlink:href="/icons.svg#moon" /></svg>', '/icons.svg#moon'],
    ['<a href="/a?x=1&amp;y=2#part">', '/a#part'],
    ['<a href=" /blog ">', '/blog'],
    ['<a href="https://galley.example/blog">', '/blog'],
    ['<a href="/über#größe">', '/%C3%BCber#gr%C3%B6%C3%9Fe'],
    ['<a href="http://[">', 'http://['],
  ])('has the one of %s', (html, target) => {
    expect(targetsOf(html)).toEqual([target])
  })

  it.each([
    ['deploy', '/docs/deploy'],
    ['#part', '/docs/install#part'],
    ['?page=2', '/docs/install'],
    ['', '/docs/install'],
  ])('resolves %j from the URL of the page, as a browser does', (href, target) => {
    expect(targetsOf(`<a href="${href}">`)).toEqual([target])
  })

  it('include links relative to the home page and the 404 page', () => {
    expect(targetsOf('<a href="blog">', '/')).toEqual(['/blog'])
    expect(targetsOf('<a href="#top">', '/404.html')).toEqual(['/404.html#top'])
  })

  it.each(['https://elsewhere.example/a', 'http://galley.example/a', 'mailto:a@galley.example', 'javascript:void 0'])(
    'leaves out %s',
    (href) => {
      expect(targetsOf(`<a href="${href}"></a><img src="${href}" alt="">`)).toEqual([])
    },
  )

  it('include each candidate of a srcset, with any spaces and commas', () => {
    const srcset = '/a.png 1x,/b.png 2x, /c,d.png 300w,\n  data:image/gif;base64,AA== 4x, /e.png'
    expect(targetsOf(`<source srcset="${srcset}">`)).toEqual(['/a.png', '/b.png', '/c,d.png', '/e.png'])
    expect(targetsOf('<link rel="preload" as="image" imagesrcset="/a.png 640w">')).toEqual(['/a.png'])
  })

  it('include no links of scripts, styles, comments or escaped code', () => {
    const html = `<script>'<a href="/no">'</script><style>/*<a href="/no">*/</style><!-- <a href="/no"> -->
      <code>&lt;a href="/no"></code><p data="/no">`
    expect(targetsOf(html)).toEqual([])
  })
})

it('returns every id of a page, and the names of old anchors', () => {
  const { ids } = read('<h2 id="one">One</h2><a name="two"></a><input name="no"><svg><g id="three" /></svg>')
  expect(ids).toEqual(['one', 'two', 'three'])
})
