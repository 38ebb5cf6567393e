export { PROMPT_PLACEHOLDER, PromptInput, SEND_PROMPT, type PromptInputProps } from './prompt-input'
export type { PromptStatus } from './use-prompt'
