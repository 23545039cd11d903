// An app is registered by signing in as the app itself; the service's data names the credential for that.
export { default } from './auth-login.js';
