export { AuthForm, CONTINUE, type AuthFormProps, type AuthProvider } from './auth-form'
export type { AuthField } from './auth-form-field'
export type { AuthErrors, AuthValues } from './use-auth-form'
