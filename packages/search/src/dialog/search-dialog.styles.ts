import { theme } from '@galley/tokens/theme'
import { Modal } from '@galley/ui/modal'
import { media } from '@galley/ui/styles/media'
import { innerRing } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'

/** Has its maximum height from the start, so that nothing jumps while the reader types. */
export const Window = styled(Modal)`
  --modal-height: 36rem;

  /* A phone in landscape has too little height for space above and below the dialog. */
  @media (max-height: 30rem) {
    --modal-height: calc(100% - 2 * ${theme.space[2]});
    --modal-max-height: none;
    --modal-top: ${theme.space[2]};
  }
`

export const Inside = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  transition: opacity ${theme.motion.base};

  ${innerRing}
  &[data-old] {
    opacity: 0.5;
  }
`

export const Legend = styled.div`
  display: none;

  ${media.sm} {
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.textMuted};
    display: flex;
    flex: none;
    flex-wrap: wrap;
    font-size: ${theme.size.xs};
    gap: ${theme.space[1]} ${theme.space[5]};
    padding: ${theme.space[2]} ${theme.space[4]};

    > span {
      align-items: center;
      display: flex;
      gap: ${theme.space[1]};
    }
    kbd {
      vertical-align: 0;
    }
  }
  @media (pointer: coarse), (max-height: 30rem) {
    display: none;
  }
`
