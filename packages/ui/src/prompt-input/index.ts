export { PromptInput, type PromptInputProps } from './prompt-input'
export type { PromptStatus } from './use-prompt'
