export { Modal, ModalClose, type ModalProps } from './modal'
export { MODAL_ANIMATION_MS } from './modal.styles'
