import { t as login } from "../../chunks/auth-login-BGtGBYaE.js";

export { login as default };