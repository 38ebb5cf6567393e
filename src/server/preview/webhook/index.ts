export { registerWebhook } from './register-webhook'
export { readWebhookSecret } from './webhook-secret'
