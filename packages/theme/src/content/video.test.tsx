import * as React from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentImages } from './content-images'
import { Video } from './video'

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const poster = {
  path: 'docs/shot.svg',
  width: 30,
  height: 20,
  file: { publicURL: '/static/shot.svg', childImageSharp: null },
}

function stubMotion(reduced: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced })
  const play = jest.fn().mockRejectedValue(new Error('not now'))
  HTMLMediaElement.prototype.play = play
  return play
}

describe('a video from another service', () => {
  test('is a link to its page without a request to the service, and plays in a frame when pressed', async () => {
    const { container } = render(<Video src={YOUTUBE} title="A tour" />)
    expect(screen.getByRole('link', { name: 'Play video: A tour (YouTube)' })).toHaveAttribute('href', YOUTUBE)
    expect(container.querySelectorAll('iframe, img, script')).toHaveLength(0)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByTitle('A tour')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    )
    expect(screen.getByTitle('A tour')).toHaveFocus()
  })

  test('is left to the browser if a modifier key is held', () => {
    render(<Video src={YOUTUBE} title="A tour" />)
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true })
    expect(screen.queryByTitle('A tour')).not.toBeInTheDocument()
  })

  test('shows the poster', () => {
    const { container } = render(
      <ContentImages images={[poster]}>
        <Video src={YOUTUBE} title="A tour" poster="docs/shot.svg" />
      </ContentImages>,
    )
    expect(container.querySelector('img')).toHaveAttribute('src', '/static/shot.svg')
  })
})

describe('a video file', () => {
  const film = () => screen.getByLabelText<HTMLVideoElement>('A tour')

  test('has controls, captions and a poster, and does not start by itself', () => {
    const play = stubMotion(false)
    const { container } = render(
      <ContentImages images={[poster]}>
        <Video src="/films/tour.mp4" title="A tour" poster="docs/shot.svg" captions="/films/tour.vtt" />
      </ContentImages>,
    )
    expect(film()).toHaveAttribute('controls')
    expect(film()).toHaveAttribute('poster', '/static/shot.svg')
    expect(film()).toHaveAttribute('preload', 'none')
    expect(container.querySelector('track')).toHaveAttribute('src', '/films/tour.vtt')
    expect(play).not.toHaveBeenCalled()
  })

  test.each([false, true])(
    'that loops plays without sound, unless the reader prefers reduced motion: %p',
    (reduced) => {
      const play = stubMotion(reduced)
      render(<Video src="/films/tour.mp4" title="A tour" loop />)
      expect(film().muted).toBe(true)
      expect(film()).toHaveAttribute('loop')
      expect(play).toHaveBeenCalledTimes(reduced ? 0 : 1)
    },
  )
})
