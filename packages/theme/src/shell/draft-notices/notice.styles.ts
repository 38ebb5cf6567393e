import { theme } from '@galley/tokens/theme'
import { stack } from '@galley/ui/styles/layout'
import { accentLink, monoNote } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { Container } from '../container.styles'
import { PreviewStamp } from './preview-stamp'

/** A note for editors: hairlines, stamp, and a line in the colour of the severity. */
export const Notice = styled.aside`
  border: 1px solid ${theme.color.line};
  border-inline-start: 3px solid ${theme.color.info};
  border-radius: ${theme.radius.md};
  border-end-start-radius: ${theme.radius.sm};
  border-start-start-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  font-size: ${theme.size.sm};
  line-height: 1.55;
  margin-block: ${theme.space[4]};
  overflow: hidden;

  &[data-color='error'] {
    border-inline-start-color: ${theme.color.error};
  }
  &[data-color='warning'] {
    border-inline-start-color: ${theme.color.warning};
  }
  ${hiddenInPrint}
`

export const NoticeStamp = styled(PreviewStamp)`
  border-bottom: 1px solid ${theme.color.line};
  display: flex;
  padding: ${theme.space[2]} ${theme.space[4]};
`

export const Body = styled.div`
  ${stack(2)}
  padding: ${theme.space[3]} ${theme.space[4]};

  a {
    ${accentLink}
  }
  /* A notice within text overrides the paragraph and list styles of the text. */
  :is(p, li) {
    margin-block: 0;
    padding-inline-start: 0;
  }
`

export const Title = styled.p`
  color: ${theme.color.textStrong};
  font-weight: 600;
`

export const Problems = styled.ul`
  ${stack(3)}
  list-style: none;
  margin: 0;
  padding: 0;
`

export const Message = styled.p`
  color: ${theme.color.errorText};
  font-weight: 500;
`

export const Source = styled.p`
  ${monoNote}
  column-gap: ${theme.space[3]};
  display: flex;
  flex-wrap: wrap;
`

export const Jump = styled.button`
  ${accentLink}
  font: inherit;
`

export const More = styled.details`
  summary {
    ${accentLink}
    cursor: pointer;
    width: fit-content;
  }
  &[open] > summary {
    margin-block-end: ${theme.space[3]};
  }
`

export const Muted = styled.p`
  color: ${theme.color.textMuted};
`

export const Notices = styled(Container)`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};

  &:empty {
    display: none;
  }
`
