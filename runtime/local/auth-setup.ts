// An app is registered by signing in as the app itself; which credential does that is told by the service's data.
export { default } from './auth-login.js';
